import type { DemoCasino } from './demo-casino.ts';

export const EUROPEAN_CASINOS: readonly DemoCasino[] = [
  {
    name: 'Amber Orchard',
    slug: 'amber-orchard',
    affiliateId: 6,
    description:
      'Amber Orchard opens with a question most casinos avoid: how much do you want to spend this month? The answer becomes your limit, and raising it takes a day.\n\nOnce inside, the lobby is warm and well kept, with a shelf for games that came out this week and another for those that leave soon. Chat answered us in under a minute on four evenings out of five.',
    seo_description:
      'Amber Orchard asks for your budget before your deposit. How the rest of this British casino holds up in our review.',
    website: 'https://amberorchard.example',
    gamblingLicenceIds: [1],
    providerIds: [1, 4, 6, 9, 12],
    paymentMethodIds: [1, 2, 3, 4, 5, 10],
    currencyIds: [1],
    support: [
      { typeId: 1, value: 'Every day, 07:00 to midnight' },
      { typeId: 3, value: '+44 20 7946 0121' },
    ],
    tradingSince: '2018-05-14',
    rating: '4.5',
    numberOfGames: 1280,
  },
  {
    name: 'Larkspur Casino',
    slug: 'larkspur-casino',
    affiliateId: 1,
    description:
      'Larkspur belongs to people who liked the high street bookmaker for its plain talk. Odds and return figures stand beside every game, and the help pages are written by somebody who has been asked before.\n\nIt is not the place for the newest releases, which arrive late. It is the place for a withdrawal on Sunday morning that is in the bank on Sunday afternoon.',
    seo_description:
      'Larkspur Casino talks plainly, prints return figures beside every game and pays at weekends too. Our full review.',
    website: 'https://larkspur.example',
    gamblingLicenceIds: [1, 3],
    providerIds: [2, 3, 7, 10],
    paymentMethodIds: [1, 2, 3, 6, 9],
    currencyIds: [1, 2],
    support: [
      { typeId: 1, value: 'Every day, 08:00 to 23:00' },
      { typeId: 2, value: 'help@larkspur.example' },
    ],
    tradingSince: '2011-09-19',
    rating: '4.2',
    numberOfGames: 874,
  },
  {
    name: 'Pinewood Royale',
    slug: 'pinewood-royale',
    affiliateId: 7,
    description:
      'Pinewood Royale spends its money on the cashier. Ten ways to pay, no fees on any of them, and a page that shows where a withdrawal is at the moment, down to the person who checks it.\n\nThe games are the usual ones from the usual studios, sorted with some care. Tournaments run every evening and need no deposit, which brings a pleasant crowd.',
    seo_description:
      'Pinewood Royale shows you where your withdrawal is, step by step. Ten payment methods and no fees, reviewed.',
    website: 'https://pinewoodroyale.example',
    gamblingLicenceIds: [2],
    providerIds: [1, 2, 5, 8, 11, 14],
    paymentMethodIds: [1, 2, 6, 7, 8, 9, 10, 13],
    currencyIds: [2, 8, 9, 11],
    support: [{ typeId: 1, value: 'Day and night' }],
    tradingSince: '2016-11-28',
    rating: '4.4',
    numberOfGames: 2410,
  },
  {
    name: 'Silver Otter',
    slug: 'silver-otter',
    affiliateId: 2,
    description:
      'Playful without being childish: Silver Otter gives every player a small river to fill with badges, and none of the badges costs anything but time.\n\nBelow the surface it is a serious house. Terms are dated and old versions stay readable, complaints are answered by name, and the limit tools work on a phone as they do at a desk.',
    seo_description:
      'Silver Otter is playful on the surface and careful below it: dated terms, named complaint handlers, good limits.',
    website: 'https://silverotter.example',
    gamblingLicenceIds: [1, 2],
    providerIds: [3, 4, 6, 13, 15],
    paymentMethodIds: [1, 2, 3, 4, 5],
    currencyIds: [1, 2, 6],
    support: [
      { typeId: 1, value: 'Every day, 09:00 to 23:00' },
      { typeId: 5, value: 'https://silverotter.example/help' },
    ],
    tradingSince: '2020-02-03',
    rating: '4.3',
    numberOfGames: 1530,
  },
  {
    name: 'Tidewater Club',
    slug: 'tidewater-club',
    affiliateId: null,
    description:
      'A club in more than name: Tidewater asks new players to wait a day before their first deposit, and says that it loses some of them. Those who stay get a manager they can phone.\n\nBonuses are few. The rewards are better service, higher limits on table games for those who prove their income, and an invitation to the harbour party in June.',
    seo_description:
      'Tidewater Club makes you wait a day before you may deposit. Why we think that is a good sign, and what follows.',
    website: 'https://tidewaterclub.example',
    gamblingLicenceIds: [5, 4],
    providerIds: [1, 8, 12],
    paymentMethodIds: [1, 2, 6, 10],
    currencyIds: [1, 2, 3, 11],
    support: [
      { typeId: 3, value: '+44 1624 555 011' },
      { typeId: 2, value: 'desk@tidewaterclub.example' },
    ],
    tradingSince: '2009-06-15',
    rating: '4.6',
    numberOfGames: 560,
  },
  {
    name: 'Marigold Slots',
    slug: 'marigold-slots',
    affiliateId: 6,
    description:
      'Marigold lists nothing but slots, and lists them well: by theme, by volatility, by the smallest stake, by the year they came out. Its own notes on each game are short and honest.\n\nWhoever wants a live table has to go elsewhere. Whoever wants to find that one game with the lighthouse will find it here in ten seconds.',
    seo_description:
      'Marigold Slots has slots and nothing else, sorted in every way you can think of. Is that enough? We think so.',
    website: 'https://marigoldslots.example',
    gamblingLicenceIds: [1],
    providerIds: [1, 2, 3, 4, 5, 6, 7],
    paymentMethodIds: [1, 2, 3, 9],
    currencyIds: [1],
    support: [{ typeId: 4, value: null }],
    tradingSince: '2021-10-11',
    rating: '3.9',
    numberOfGames: 3120,
  },
  {
    name: 'Blackthorn Hall',
    slug: 'blackthorn-hall',
    affiliateId: null,
    description:
      'Dark wood, low light, no music unless you ask for it. Blackthorn Hall is for those who play blackjack and roulette in the evening and want to hear the cards.\n\nSlots are there, a few hundred, mostly classics. The rules page of each table game gives the house edge of every bet, which is rarer than it should be.',
    seo_description:
      'Blackthorn Hall gives the house edge of every bet on every table. A quiet casino for card players, reviewed.',
    website: 'https://blackthornhall.example',
    gamblingLicenceIds: [1, 3],
    providerIds: [8, 10, 14],
    paymentMethodIds: [1, 2, 4, 6],
    currencyIds: [1, 2],
    support: [
      { typeId: 1, value: 'Every day, 16:00 to 02:00' },
      { typeId: 2, value: 'steward@blackthornhall.example' },
    ],
    tradingSince: '2014-10-31',
    rating: '4.0',
    numberOfGames: 430,
  },
  {
    name: 'Fjordlight',
    slug: 'fjordlight',
    affiliateId: 3,
    description:
      'Fjordlight is quick in every way: an account by bank sign-in, a deposit in three taps, and money back before you have put the phone away. The design is bare, almost stern, and reads well in the sun.\n\nIts weekly report by e-mail shows time and money spent, set against the weeks before. You can switch it off, though we would not.',
    seo_description:
      'Fjordlight opens an account by bank sign-in and pays out in minutes. A bare, quick casino for the north, reviewed.',
    website: 'https://fjordlight.example',
    gamblingLicenceIds: [6, 7],
    providerIds: [2, 5, 7, 9, 11],
    paymentMethodIds: [10, 13, 14, 15],
    currencyIds: [8, 9, 10, 2],
    support: [
      { typeId: 1, value: 'Alla dagar 08:00 till 24:00' },
      { typeId: 2, value: 'hej@fjordlight.example' },
    ],
    tradingSince: '2019-03-04',
    rating: '4.4',
    numberOfGames: 1760,
  },
  {
    name: 'Polder & Pearl',
    slug: 'polder-pearl',
    affiliateId: 7,
    description:
      'Licensed in the Netherlands since the market opened, Polder & Pearl keeps strictly to the local rules: a budget before the first game, a break after every hour, no bonus for anybody under twenty-four.\n\nWhat remains is a solid lobby in good Dutch, payment by iDEAL, and the best page about odds that we have found on any casino.',
    seo_description:
      'Polder & Pearl plays by the Dutch rules and explains them well. iDEAL, a good lobby and a fine page about odds.',
    website: 'https://polderpearl.example',
    gamblingLicenceIds: [8],
    providerIds: [1, 3, 6, 8, 13],
    paymentMethodIds: [12, 1, 2, 6],
    currencyIds: [2],
    support: [
      { typeId: 1, value: 'Elke dag van 9:00 tot 23:00' },
      { typeId: 6, value: '+31 20 555 0134' },
    ],
    tradingSince: '2021-10-04',
    rating: '4.1',
    numberOfGames: 1015,
  },
  {
    name: 'Ragusa Bay',
    slug: 'ragusa-bay',
    affiliateId: null,
    description:
      'Ragusa Bay serves Italy with an Italian licence and the patience that it takes: documents are checked by people, who write back in whole sentences.\n\nThe scratch cards are a surprise, more than a hundred and some of them funny. Live roulette comes from a studio by the sea, and on a good day you hear the gulls.',
    seo_description:
      'Ragusa Bay holds an Italian licence, checks documents by hand and has a hundred scratch cards. Our review.',
    website: 'https://ragusabay.example',
    gamblingLicenceIds: [11],
    providerIds: [4, 5, 9, 10, 12],
    paymentMethodIds: [1, 2, 3, 6, 9],
    currencyIds: [2],
    support: [
      { typeId: 1, value: 'Tutti i giorni, 9:00 - 24:00' },
      { typeId: 3, value: '+39 06 5550 147' },
    ],
    tradingSince: '2015-04-20',
    rating: '4.0',
    numberOfGames: 1340,
  },
  {
    name: 'Danube Star',
    slug: 'danube-star',
    affiliateId: 8,
    description:
      'From Bucharest, with a lobby in four languages and jackpots in the local currency. Danube Star grew out of a chain of arcades, and it shows in the classics: fruit, sevens and bells, hundreds of them.\n\nThe loyalty scheme is simple, one point for each leu, and points never lapse. Support picks up the phone after three rings.',
    seo_description:
      'Danube Star grew out of Romanian arcades: classic slots, jackpots in lei and points that never lapse. Reviewed.',
    website: 'https://danubestar.example',
    gamblingLicenceIds: [13],
    providerIds: [2, 6, 11, 15],
    paymentMethodIds: [1, 2, 6, 7, 9],
    currencyIds: [15, 2, 14],
    support: [
      { typeId: 3, value: '+40 21 555 0168' },
      { typeId: 1, value: 'Zilnic, 08:00 - 24:00' },
    ],
    tradingSince: '2016-02-22',
    rating: '3.8',
    numberOfGames: 1190,
  },
  {
    name: 'Olive Terrace',
    slug: 'olive-terrace',
    affiliateId: 8,
    description:
      'Olive Terrace keeps the hours of the country it is made for: quiet at noon, lively after ten. Live dealers speak Greek and Portuguese, and the bonus page fits on one screen.\n\nSlots load a little slowly on an old phone. In return the cashier takes small sums, ten euros in and twenty out, and never asks for a minimum number of bets before paying.',
    seo_description:
      'Olive Terrace has dealers who speak Greek and Portuguese, small minimums and a bonus page on one screen.',
    website: 'https://oliveterrace.example',
    gamblingLicenceIds: [14, 12],
    providerIds: [1, 7, 8, 14],
    paymentMethodIds: [1, 2, 6, 7, 8, 10],
    currencyIds: [2],
    support: [
      { typeId: 1, value: 'Day and night, in Greek, Portuguese and English' },
      { typeId: 7, value: '@oliveterracehelp' },
    ],
    tradingSince: '2018-07-09',
    rating: '4.1',
    numberOfGames: 1455,
  },
  {
    name: 'Baltic Ember',
    slug: 'baltic-ember',
    affiliateId: 3,
    description:
      'Baltic Ember knows its three countries well: sign-in by local ID, payment by local banks, football pools in the season. The casino beside them is compact and picked with taste.\n\nWe met no traps in the terms and one oddity, a bonus that pays in ten small parts. It turns out to be the better sort, since each part is yours once it is there.',
    seo_description:
      'Baltic Ember signs you in by local ID and pays its bonus in ten parts that are yours to keep. Our review.',
    website: 'https://balticember.example',
    gamblingLicenceIds: [15],
    providerIds: [3, 5, 9, 13],
    paymentMethodIds: [1, 2, 6, 10],
    currencyIds: [2],
    support: [
      { typeId: 1, value: 'Every day, 08:00 to 22:00 EET' },
      { typeId: 2, value: 'abi@balticember.example' },
    ],
    tradingSince: '2013-05-06',
    rating: '4.2',
    numberOfGames: 985,
  },
];
