import type { DemoCasino } from './demo-casino.ts';

export const FIRST_CASINOS: readonly DemoCasino[] = [
  {
    name: 'Marlow Bay Casino',
    slug: 'marlow-bay-casino',
    affiliateId: 1,
    description:
      'Marlow Bay has been on our list since we started reviewing, and it keeps its place for an unglamorous reason: it pays on time. Our last four withdrawals to a debit card arrived within a working day, and nobody asked for the same document twice.\n\nThe lobby is tidy rather than spectacular. Slots are grouped by how often they pay rather than by how loud they are, and each tile shows the RTP before you open the game. We would like a bigger table section and a search box that forgives a typo.',
    seo_description:
      'Our Marlow Bay Casino review: quick card withdrawals, a calm lobby that shows RTP up front, and a welcome offer whose terms fit on one page.',
    website: 'https://marlowbay.example',
    gamblingLicenceIds: [1, 2],
    providerIds: [1, 2, 3, 5, 8],
    paymentMethodIds: [1, 2, 3, 4, 6],
    currencyIds: [1, 2, 3],
    support: [
      { typeId: 1, value: 'Every day, 08:00 to midnight' },
      { typeId: 2, value: 'help@marlowbay.example' },
    ],
    tradingSince: '2014-03-18',
    rating: '4.6',
    numberOfGames: 2140,
  },
  {
    name: 'Gilded Finch',
    slug: 'gilded-finch',
    affiliateId: 1,
    description:
      'Gilded Finch is small on purpose. Where others list every release of the year, somebody here evidently plays the games first: about eight hundred slots, hardly a dud among them, and a monthly note on what was taken out and why.\n\nWhat we like less is the support, which goes home at ten in the evening. Deposits start at ten pounds, and limits can be set before the first one, not buried three menus deep.',
    seo_description:
      'Gilded Finch reviewed: a hand-picked lobby of 800 slots, deposit limits before you play, and support that keeps office hours.',
    website: 'https://gildedfinch.example',
    gamblingLicenceIds: [1],
    providerIds: [2, 4, 6],
    paymentMethodIds: [1, 2, 3, 5, 10],
    currencyIds: [1, 2],
    support: [
      { typeId: 1, value: 'Every day, 10:00 to 22:00' },
      { typeId: 4, value: null },
    ],
    tradingSince: '2019-09-02',
    rating: '4.3',
    numberOfGames: 812,
  },
  {
    name: 'Harbour Nine',
    slug: 'harbour-nine',
    affiliateId: 2,
    description:
      'If you play on the train, this is the one. Harbour Nine loads in a breath on a middling phone, remembers where you were when the tunnel ends, and keeps the whole cashier under your thumb.\n\nOn a desktop the same design looks a little empty. The jackpots are fewer than the front page suggests, but the ones that are there publish their last five winners with date and amount.',
    seo_description:
      'Harbour Nine is the casino we open on a phone: fast, light and honest about its jackpots. Read what works and what does not.',
    website: 'https://harbournine.example',
    gamblingLicenceIds: [2],
    providerIds: [1, 3, 4, 7, 9],
    paymentMethodIds: [1, 2, 4, 5, 7, 8],
    currencyIds: [2, 4, 5, 6],
    support: [{ typeId: 1, value: 'Day and night' }],
    tradingSince: '2017-05-22',
    rating: '4.4',
    numberOfGames: 1675,
  },
  {
    name: 'Juniper Palace',
    slug: 'juniper-palace',
    affiliateId: 2,
    description:
      'Juniper Palace treats its terms as part of the product. Every bonus opens on a plain summary: what you have to stake, by when, and the most you can win. We checked the summary against the long version and found no traps.\n\nThe price of such care is that offers are modest. Nobody will shout about fifty spins, yet all fifty are worth something, since winnings from them are paid in cash.',
    seo_description:
      'Juniper Palace puts bonus terms in plain words: stake, time limit and maximum win before you opt in. Our full review.',
    website: 'https://juniperpalace.example',
    gamblingLicenceIds: [1, 3],
    providerIds: [3, 5, 6, 10],
    paymentMethodIds: [1, 2, 3, 6, 9],
    currencyIds: [1, 2, 6],
    support: [
      { typeId: 1, value: 'Every day, 09:00 to 23:00' },
      { typeId: 3, value: '+44 20 7946 0188' },
    ],
    tradingSince: '2012-11-05',
    rating: '4.7',
    numberOfGames: 1390,
  },
  {
    name: 'Northern Lantern',
    slug: 'northern-lantern',
    affiliateId: 3,
    description:
      'Northern Lantern was built for players in Sweden and Finland and has since opened to its neighbours. Sign-in by bank takes seconds, and money goes back the way it came, usually before the kettle boils.\n\nThe lobby leans to high-volatility slots. That suits some of us more than others; the filter for calmer games is there, and it works, but it forgets your choice overnight.',
    seo_description:
      'Northern Lantern review: bank sign-in, withdrawals in minutes, and a lobby for those who like volatile slots.',
    website: 'https://northernlantern.example',
    gamblingLicenceIds: [6, 2],
    providerIds: [2, 7, 8, 11],
    paymentMethodIds: [10, 13, 14, 15],
    currencyIds: [2, 8, 9, 10],
    support: [
      { typeId: 1, value: 'Every day, 07:00 to 01:00 CET' },
      { typeId: 5, value: 'https://northernlantern.example/help' },
    ],
    tradingSince: '2018-01-15',
    rating: '4.5',
    numberOfGames: 1988,
  },
  {
    name: 'Cedar & Crown',
    slug: 'cedar-crown',
    affiliateId: null,
    description:
      'A Canadian favourite of ours, mostly for Interac payments that simply work and for a loyalty scheme without levels: you get a flat share of what you staked, every Monday, as cash.\n\nThe French version reads as if a person wrote it. Live tables slow down on Saturday evenings, and there is no way to sort slots by release date, which we miss.',
    seo_description:
      'Cedar & Crown pays by Interac without fuss and gives cash back every Monday. Our verdict for players in Canada.',
    website: 'https://cedarandcrown.example',
    gamblingLicenceIds: [16, 17],
    providerIds: [1, 2, 4, 5, 12],
    paymentMethodIds: [1, 2, 11, 6],
    currencyIds: [4, 3],
    support: [
      { typeId: 1, value: 'Day and night, in English and French' },
      { typeId: 3, value: '+1 416 555 0143' },
    ],
    tradingSince: '2020-06-30',
    rating: '4.2',
    numberOfGames: 1204,
  },
  {
    name: 'Saltwater Spins',
    slug: 'saltwater-spins',
    affiliateId: 4,
    description:
      'Bright, quick and unapologetically about pokies. Saltwater Spins adds forty titles a month and tells you which of them it expects to drop again. Demo play is open to everybody, with no account.\n\nBonus terms are long, and the wagering is at the upper end of what we accept. Pick the free spins rather than the match bonus and the sums look much better.',
    seo_description:
      'Saltwater Spins adds 40 pokies a month and lets you try them without an account. Which of its bonuses are worth taking?',
    website: 'https://saltwaterspins.example',
    gamblingLicenceIds: [20],
    providerIds: [3, 6, 9, 13],
    paymentMethodIds: [1, 2, 17, 19, 20],
    currencyIds: [5, 6, 20],
    support: [{ typeId: 1, value: 'Day and night' }],
    tradingSince: '2021-02-11',
    rating: '3.8',
    numberOfGames: 3260,
  },
  {
    name: 'Protea Gold',
    slug: 'protea-gold',
    affiliateId: null,
    description:
      'Protea Gold is licensed in the Western Cape and plays like a local: accounts in rand, payment by instant EFT, and a help desk that answers the phone.\n\nThe choice of slots is narrow next to the international names, two hundred or so, but it includes every classic that people ask us about. Verification took us eleven minutes with a photo of a proof of address.',
    seo_description:
      'Protea Gold: a Western Cape licence, accounts in rand and a phone line that answers. Our review for South African players.',
    website: 'https://proteagold.example',
    gamblingLicenceIds: [19],
    providerIds: [4, 5, 10],
    paymentMethodIds: [1, 2, 6, 18],
    currencyIds: [7],
    support: [
      { typeId: 3, value: '+27 21 555 0172' },
      { typeId: 6, value: '+27 60 555 0119' },
    ],
    tradingSince: '2016-08-09',
    rating: '4.1',
    numberOfGames: 214,
  },
  {
    name: 'Velvet Compass',
    slug: 'velvet-compass',
    affiliateId: 1,
    description:
      'Velvet Compass is where we send people who ask about live tables. There are a hundred and twenty of them, the dealers know the rules, and the stakes start low enough to learn.\n\nSlots come second, and it shows: new releases arrive a week after everybody else has them. A reality check every thirty minutes is on by default, which we wish were more common.',
    seo_description:
      'Velvet Compass has 120 live tables, low minimum stakes and reality checks on by default. What about its slots?',
    website: 'https://velvetcompass.example',
    gamblingLicenceIds: [1, 2, 7],
    providerIds: [1, 8, 14],
    paymentMethodIds: [1, 2, 3, 7, 8, 15],
    currencyIds: [1, 2, 10],
    support: [
      { typeId: 1, value: 'Day and night' },
      { typeId: 2, value: 'concierge@velvetcompass.example' },
    ],
    tradingSince: '2015-10-27',
    rating: '4.4',
    numberOfGames: 960,
  },
  {
    name: 'Copper Fox Casino',
    slug: 'copper-fox-casino',
    affiliateId: 5,
    description:
      'A young site with good manners. Copper Fox shows your net result for the month on every page, wins and losses alike, and we have grown to like it.\n\nThe catalogue is broad and a little unsorted. Payouts above a thousand euros go through a manual check that took two days when we tried it; smaller ones were instant.',
    seo_description:
      'Copper Fox Casino shows your monthly result on every page and pays small wins at once. How we rate the newcomer.',
    website: 'https://copperfox.example',
    gamblingLicenceIds: [2, 8],
    providerIds: [2, 3, 7, 11, 15],
    paymentMethodIds: [1, 2, 12, 13, 10],
    currencyIds: [2],
    support: [
      { typeId: 1, value: 'Every day, 09:00 to midnight CET' },
      { typeId: 7, value: '@copperfoxhelp' },
    ],
    tradingSince: '2023-04-19',
    rating: '4.0',
    numberOfGames: 2575,
  },
  {
    name: 'Alpenglow Casino',
    slug: 'alpenglow-casino',
    affiliateId: 3,
    description:
      'Alpenglow holds a German licence and follows its rules to the letter: one euro a spin, five seconds between spins, a monthly limit across all sites. If you know what that means, you will find one of the better places to play under it.\n\nThe pages are quick, the German is good, and the RTP of every slot is the real one of this market rather than the figure from the brochure.',
    seo_description:
      'Alpenglow Casino plays by the German rules and prints the real RTP of every slot. Our review of a careful operator.',
    website: 'https://alpenglow.example',
    gamblingLicenceIds: [9],
    providerIds: [5, 6, 12],
    paymentMethodIds: [3, 6, 9, 13, 10],
    currencyIds: [2],
    support: [
      { typeId: 1, value: 'Täglich 9 bis 22 Uhr' },
      { typeId: 2, value: 'hilfe@alpenglow.example' },
    ],
    tradingSince: '2022-07-01',
    rating: '4.2',
    numberOfGames: 640,
  },
  {
    name: 'Sierra Luna',
    slug: 'sierra-luna',
    affiliateId: null,
    description:
      'Sierra Luna serves Spain and, under a second licence, Portugal. It began as a bingo hall and still has the friendliest chat rooms of any site we test.\n\nSlots are well chosen, roulette is better than it needs to be, and the bonus calendar is published a month ahead. We took half a point off for a cashier that logs you out after three quiet minutes.',
    seo_description:
      'Sierra Luna grew out of a bingo hall and kept its good company. Slots, roulette and bonuses in our review.',
    website: 'https://sierraluna.example',
    gamblingLicenceIds: [10, 12],
    providerIds: [1, 4, 9, 10],
    paymentMethodIds: [1, 2, 3, 6, 9],
    currencyIds: [2],
    support: [
      { typeId: 1, value: 'Todos los días, 8:00 a 0:00' },
      { typeId: 3, value: '+34 910 555 017' },
    ],
    tradingSince: '2013-02-25',
    rating: '4.3',
    numberOfGames: 1120,
  },
  {
    name: 'Tui Grove',
    slug: 'tui-grove',
    affiliateId: 4,
    description:
      'Tui Grove looks after players in New Zealand with accounts in local dollars and a cashier that does not mind small sums: five dollars in, twenty out.\n\nThe progressive jackpots are the draw here. Everything else is solid, nothing is remarkable, and after two years of visits we have had no complaint worth printing.',
    seo_description:
      'Tui Grove keeps accounts in New Zealand dollars and takes small deposits. Two years of visits, summed up.',
    website: 'https://tuigrove.example',
    gamblingLicenceIds: [2, 4],
    providerIds: [2, 5, 13],
    paymentMethodIds: [1, 2, 4, 6, 9],
    currencyIds: [6, 5],
    support: [
      { typeId: 1, value: 'Day and night' },
      { typeId: 5, value: 'https://tuigrove.example/help' },
    ],
    tradingSince: '2018-10-08',
    rating: '3.9',
    numberOfGames: 1540,
  },
  {
    name: 'Ivory Quay',
    slug: 'ivory-quay',
    affiliateId: null,
    description:
      'Ivory Quay is the quiet end of our list: no pop-ups, no countdowns, no mascots. You choose how often it may write to you, and never is one of the choices.\n\nIts slots come from a dozen studios, most of them known for long games rather than quick thrills. Withdrawals by bank transfer take two days and arrive without a fee.',
    seo_description:
      'Ivory Quay does without pop-ups and countdowns, and pays out without fees. Is calm enough? Our review.',
    website: 'https://ivoryquay.example',
    gamblingLicenceIds: [1, 5],
    providerIds: [3, 6, 14, 15],
    paymentMethodIds: [1, 2, 6, 10],
    currencyIds: [1, 2, 3],
    support: [
      { typeId: 2, value: 'post@ivoryquay.example' },
      { typeId: 8, value: 'PO Box 114, Douglas, Isle of Man' },
    ],
    tradingSince: '2016-04-12',
    rating: '4.1',
    numberOfGames: 705,
  },
];
