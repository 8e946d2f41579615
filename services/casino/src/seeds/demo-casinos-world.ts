import type { DemoCasino } from './demo-casino.ts';

export const WORLD_CASINOS: readonly DemoCasino[] = [
  {
    name: 'Maple Comet',
    slug: 'maple-comet',
    affiliateId: 2,
    description:
      'Registered in Ontario and careful about it: Maple Comet asks where you are, checks it, and says so. Interac deposits show up at once; withdrawals took an afternoon each time we tried.\n\nThe search is the best in the country, with filters for bonus buy, hit rate and lowest stake. The mobile app is a thin copy of the site and could be left out.',
    seo_description:
      'Maple Comet is registered in Ontario, pays by Interac the same afternoon and has the best search we know.',
    website: 'https://maplecomet.example',
    gamblingLicenceIds: [16],
    providerIds: [1, 2, 3, 5, 8, 11],
    paymentMethodIds: [11, 1, 2, 4],
    currencyIds: [4],
    support: [
      { typeId: 1, value: 'Day and night, in English and French' },
      { typeId: 2, value: 'hello@maplecomet.example' },
    ],
    tradingSince: '2022-04-04',
    rating: '4.5',
    numberOfGames: 1890,
  },
  {
    name: 'Prairie Bell',
    slug: 'prairie-bell',
    affiliateId: 9,
    description:
      'Prairie Bell rings when somebody wins more than a thousand times their stake, and prints the game, the stake and the time. It rings about twice a day.\n\nApart from that it is a quiet, friendly site with a good choice of bingo rooms, three sizes of everything, and a phone line staffed in Winnipeg that knows what hail is.',
    seo_description:
      'Prairie Bell rings for every big win and shows the figures behind it. Bingo, slots and a phone line in Winnipeg.',
    website: 'https://prairiebell.example',
    gamblingLicenceIds: [17],
    providerIds: [4, 6, 7, 12],
    paymentMethodIds: [11, 1, 2, 6, 19],
    currencyIds: [4, 3, 20],
    support: [
      { typeId: 3, value: '+1 204 555 0112' },
      { typeId: 1, value: 'Every day, 08:00 to 02:00 CST' },
    ],
    tradingSince: '2017-09-18',
    rating: '4.0',
    numberOfGames: 1245,
  },
  {
    name: 'Hudson Lights',
    slug: 'hudson-lights',
    affiliateId: null,
    description:
      'A New Jersey house with a hotel behind it. Points earned online pay for a room by the water, and points earned at the bar pay for spins at home.\n\nThe choice is what the state allows, about nine hundred games, and it is well sorted. Sign-in checks your position every time, which takes four seconds and cannot be helped.',
    seo_description:
      'Hudson Lights joins an online casino to a hotel in New Jersey: points work in both. What else it offers, reviewed.',
    website: 'https://hudsonlights.example',
    gamblingLicenceIds: [18],
    providerIds: [1, 3, 10, 14],
    paymentMethodIds: [1, 2, 3, 4, 6],
    currencyIds: [3],
    support: [
      { typeId: 3, value: '+1 609 555 0156' },
      { typeId: 1, value: 'Day and night' },
    ],
    tradingSince: '2019-11-04',
    rating: '4.2',
    numberOfGames: 905,
  },
  {
    name: 'Coral Drum',
    slug: 'coral-drum',
    affiliateId: 4,
    description:
      'Coral Drum is made for the islands and for everybody who misses them: steel bands on the home page, tournaments named after beaches, and a Friday draw that somebody actually hosts.\n\nPayment is by card or coin. Verification is slow, three days in our case, so do it before you need the money. After that everything went as promised.',
    seo_description:
      'Coral Drum brings Caribbean cheer and a hosted Friday draw. Verify early, since that part is slow. Our review.',
    website: 'https://coraldrum.example',
    gamblingLicenceIds: [20],
    providerIds: [2, 5, 9, 13, 15],
    paymentMethodIds: [1, 2, 19, 20, 7],
    currencyIds: [3, 2, 20],
    support: [
      { typeId: 1, value: 'Day and night' },
      { typeId: 6, value: '+599 9 555 0177' },
    ],
    tradingSince: '2020-08-24',
    rating: '3.7',
    numberOfGames: 2730,
  },
  {
    name: 'Red Gum Reels',
    slug: 'red-gum-reels',
    affiliateId: 4,
    description:
      'Red Gum Reels is a pokie shed with good lighting: more than two thousand games, none of them hidden, and a button that picks one for you when you cannot decide.\n\nDeposits by PayID arrive at once. The loyalty shop sells spins at a fair rate. We would like to see session reminders switched on by default, as its neighbours do.',
    seo_description:
      'Red Gum Reels has 2,000 pokies, instant PayID deposits and a fair loyalty shop. What we would still change.',
    website: 'https://redgumreels.example',
    gamblingLicenceIds: [20],
    providerIds: [1, 4, 6, 8, 11],
    paymentMethodIds: [17, 1, 2, 19],
    currencyIds: [5, 6],
    support: [
      { typeId: 1, value: 'Day and night' },
      { typeId: 2, value: 'mates@redgumreels.example' },
    ],
    tradingSince: '2021-01-26',
    rating: '3.9',
    numberOfGames: 2185,
  },
  {
    name: 'Savanna Crest',
    slug: 'savanna-crest',
    affiliateId: 10,
    description:
      'Savanna Crest works on a small phone with a weak signal, which is most of what matters where it is played. Pages weigh next to nothing and a game that drops comes back to the same spin.\n\nStakes start at cents, wins are paid to mobile money within the hour, and the help desk answers on WhatsApp in English and Swahili.',
    seo_description:
      'Savanna Crest runs on small phones and weak signals, with stakes from a few cents and payment within the hour.',
    website: 'https://savannacrest.example',
    gamblingLicenceIds: [19, 20],
    providerIds: [3, 7, 10, 12],
    paymentMethodIds: [1, 2, 18, 6],
    currencyIds: [7, 3],
    support: [
      { typeId: 6, value: '+254 20 555 0139' },
      { typeId: 5, value: 'https://savannacrest.example/help' },
    ],
    tradingSince: '2019-06-10',
    rating: '4.0',
    numberOfGames: 720,
  },
  {
    name: 'Table Bay Spins',
    slug: 'table-bay-spins',
    affiliateId: 10,
    description:
      'Table Bay Spins is the livelier of the two Cape houses on our list: new games on Thursdays, a draw on Sundays, and a map of the mountain that fills with lights as you play.\n\nAccounts are in rand and instant EFT works at all big banks. Bonus rules are printed in English, Afrikaans and Xhosa, and say the same in each.',
    seo_description:
      'Table Bay Spins adds games every Thursday, takes instant EFT and prints its rules in three languages. Reviewed.',
    website: 'https://tablebayspins.example',
    gamblingLicenceIds: [19],
    providerIds: [2, 4, 9, 14],
    paymentMethodIds: [1, 2, 6, 18],
    currencyIds: [7],
    support: [
      { typeId: 3, value: '+27 21 555 0190' },
      { typeId: 1, value: 'Every day, 07:00 to 23:00' },
    ],
    tradingSince: '2018-12-03',
    rating: '4.3',
    numberOfGames: 655,
  },
  {
    name: 'Monsoon Palace',
    slug: 'monsoon-palace',
    affiliateId: 9,
    description:
      'Monsoon Palace has the widest choice of live card games that we have come across, with dealers in Hindi, Tamil and English, and tables that start at ten rupees.\n\nSlots stand in the second row. Deposits have a daily ceiling that you set yourself, and the only thing you cannot do with it is to raise it on the same day.',
    seo_description:
      'Monsoon Palace has live card tables from ten rupees, with dealers in three languages. Our verdict on the rest.',
    website: 'https://monsoonpalace.example',
    gamblingLicenceIds: [20, 2],
    providerIds: [8, 1, 5, 13],
    paymentMethodIds: [1, 2, 7, 8, 19],
    currencyIds: [18, 3],
    support: [
      { typeId: 1, value: 'Day and night, in English and Hindi' },
      { typeId: 7, value: '@monsoonpalace' },
    ],
    tradingSince: '2020-11-16',
    rating: '4.1',
    numberOfGames: 1605,
  },
  {
    name: 'Lotus Arcade',
    slug: 'lotus-arcade',
    affiliateId: null,
    description:
      'Lotus Arcade looks like a game centre at night and is as well organised: floors by genre, machines by maker, and a counter where prizes are shown with their real value.\n\nFish games and crash games have a floor of their own. The Japanese version is careful work. Cash-outs in yen take a day, those in coin an hour.',
    seo_description:
      'Lotus Arcade is laid out like a game centre, floor by floor, with prizes shown at their real value. Reviewed.',
    website: 'https://lotusarcade.example',
    gamblingLicenceIds: [20],
    providerIds: [2, 6, 7, 11, 15],
    paymentMethodIds: [1, 2, 19, 20, 7],
    currencyIds: [19, 3, 20],
    support: [
      { typeId: 1, value: 'Day and night, in Japanese and English' },
      { typeId: 2, value: 'desk@lotusarcade.example' },
    ],
    tradingSince: '2022-03-21',
    rating: '3.8',
    numberOfGames: 1975,
  },
  {
    name: 'Jacaranda Club',
    slug: 'jacaranda-club',
    affiliateId: 5,
    description:
      'Everything at Jacaranda Club goes by Pix: in within seconds, out within minutes, at any hour. The lobby is in Brazilian Portuguese throughout, with none of the odd phrases that machines leave behind.\n\nCrash games are what people come for. We were glad to find a hard stop for losses on the same page as the button.',
    seo_description:
      'Jacaranda Club pays by Pix within minutes and puts the loss limit beside the crash game. Review for Brazil.',
    website: 'https://jacarandaclub.example',
    gamblingLicenceIds: [20],
    providerIds: [3, 5, 8, 12, 14],
    paymentMethodIds: [16, 1, 2],
    currencyIds: [16],
    support: [
      { typeId: 1, value: 'Todos os dias, 24 horas' },
      { typeId: 6, value: '+55 11 5555 0143' },
    ],
    tradingSince: '2023-02-13',
    rating: '4.2',
    numberOfGames: 1820,
  },
  {
    name: 'Pampa Dorada',
    slug: 'pampa-dorada',
    affiliateId: null,
    description:
      'Pampa Dorada is a family business from Córdoba that still answers letters. Its slots are the ones people know from the halls, its roulette has a patient voice, and its terms are short enough to read aloud.\n\nPayment takes two bank days, no more and no less. For a first casino account in the south we would look here.',
    seo_description:
      'Pampa Dorada is a family business with short terms and well-known slots. A good first casino in the south.',
    website: 'https://pampadorada.example',
    gamblingLicenceIds: [20],
    providerIds: [4, 9, 10, 11],
    paymentMethodIds: [1, 2, 6],
    currencyIds: [3, 17],
    support: [
      { typeId: 3, value: '+54 351 555 0118' },
      { typeId: 8, value: 'Casilla 88, Córdoba' },
    ],
    tradingSince: '2015-08-17',
    rating: '3.9',
    numberOfGames: 640,
  },
  {
    name: 'Condor Real',
    slug: 'condor-real',
    affiliateId: 5,
    description:
      'High above the rest in one respect: Condor Real publishes the return of each game as it was over the last month, beside the figure that the maker states. They are close, and where they are not it says why.\n\nTables, slots and a modest sportsbook share one balance. Support is by chat alone, in Spanish, and good.',
    seo_description:
      'Condor Real prints what each game really paid back last month. An open casino for the Andes, reviewed.',
    website: 'https://condorreal.example',
    gamblingLicenceIds: [20, 2],
    providerIds: [1, 2, 7, 13],
    paymentMethodIds: [1, 2, 7, 19],
    currencyIds: [3, 17],
    support: [{ typeId: 1, value: 'Todos los días, 7:00 a 1:00' }],
    tradingSince: '2018-03-12',
    rating: '4.4',
    numberOfGames: 1410,
  },
  {
    name: 'Isla Turquesa',
    slug: 'isla-turquesa',
    affiliateId: 9,
    description:
      'Isla Turquesa began on a ferry and has kept the short sessions: most games end by themselves after a quarter of an hour and ask whether you want to go on.\n\nA light, colourful lobby for Mexico and its neighbours, with cash payments at corner shops, a monthly prize draw and a page of past winners that you can check.',
    seo_description:
      'Isla Turquesa asks after every quarter of an hour whether you want to go on. A light casino for Mexico, reviewed.',
    website: 'https://islaturquesa.example',
    gamblingLicenceIds: [20],
    providerIds: [5, 6, 8, 15],
    paymentMethodIds: [1, 2, 6, 9],
    currencyIds: [17, 3],
    support: [
      { typeId: 1, value: 'Todos los días, 8:00 a 0:00' },
      { typeId: 6, value: '+52 55 5555 0127' },
    ],
    tradingSince: '2021-05-31',
    rating: '4.0',
    numberOfGames: 1130,
  },
];
