import type { NewPromotion } from '../promotions/promotions.repository.ts';
import { DEMO_CASINOS } from './demo-casinos.ts';

type Offer = readonly [
  casino: string,
  score: number,
  countries: string,
  headline: string,
  significantTerms: string,
  earns?: { readonly cpa?: number; readonly revenueShare?: number },
];

const NORDIC = 'SE FI NO DK IS';
const GERMAN = 'DE AT CH LI LU';
const IBERIAN = 'ES PT AD';
const EUROPE = 'IE NL BE FR IT PL CZ SK HU RO GR EE LV LT SI HR MT CY';
const LATIN_AMERICA = 'BR MX AR CL CO PE UY';
const AFRICA = 'ZA NG KE GH UG TZ';
const ASIA = 'IN JP PH TH MY';

/** Country codes apart by blanks; 'gl' is everywhere. */
const offers: readonly Offer[] = [
  [
    'marlow-bay-casino',
    96,
    'GB IE',
    '100% up to £100 and 50 free spins',
    '18+. New players only. Minimum deposit £10. Bonus and winnings from spins must be staked 20 times within 30 days. Maximum bet with bonus £5. Debit cards only. BeGambleAware.org',
    { cpa: 120 },
  ],
  [
    'marlow-bay-casino',
    71,
    'CA NZ AU',
    '120 free spins with your first deposit',
    '18+ (19+ in most of Canada). New players only. Minimum deposit 20. Spins worth 0.10 each, credited 30 a day for four days. Winnings staked 25 times.',
    { revenueShare: 35 },
  ],
  [
    'marlow-bay-casino',
    44,
    'gl',
    'Ten free spins every Friday',
    '18+. For players who deposited 20 or more since the Friday before. Winnings are paid in cash, at most 50.',
    { revenueShare: 25 },
  ],
  [
    'gilded-finch',
    91,
    'GB',
    '50 spins without wagering',
    '18+. New players only. Stake £10 on slots within 7 days of signing up. 50 spins at £0.10 on one slot. Winnings are cash. BeGambleAware.org',
    { cpa: 95 },
  ],
  [
    'gilded-finch',
    63,
    'IE MT CY',
    '€50 bonus for careful players',
    '18+. New players only. 100% of the first deposit up to €50, staked 15 times within 60 days. Maximum bet €4.',
    { cpa: 70 },
  ],
  [
    'harbour-nine',
    88,
    'CA',
    'C$500 over your first three deposits',
    '19+ (18+ in Alberta, Manitoba and Quebec). New players only. 100% up to C$200, then 50% up to C$150 twice. Staked 30 times. Minimum deposit C$20.',
    { revenueShare: 40 },
  ],
  [
    'harbour-nine',
    84,
    'AU NZ',
    '200 spins for mobile players',
    '18+. New players only. 50 spins a day for four days after a deposit of 25. Winnings staked 30 times.',
    { revenueShare: 40 },
  ],
  [
    'harbour-nine',
    58,
    EUROPE,
    '€200 and 25 free spins',
    '18+. New players only. 100% up to €200. Bonus staked 30 times within 21 days. Maximum bet €5.',
    { cpa: 80 },
  ],
  [
    'juniper-palace',
    94,
    'GB',
    '£50 bonus with terms on one page',
    '18+. New players only. 100% up to £50. Staked 10 times within 30 days. Maximum win from the bonus £500. BeGambleAware.org',
    { cpa: 110 },
  ],
  [
    'juniper-palace',
    72,
    'NZ IE',
    '50 free spins, winnings in cash',
    '18+. New players only. First deposit of 20 or more. Spins worth 0.20 each, valid for 7 days. No wagering.',
    { cpa: 60 },
  ],
  [
    'northern-lantern',
    93,
    NORDIC,
    '100% up to 1 000 with your first deposit by bank',
    '18+ (20+ in Iceland). First deposit only, in kronor or euros as your account is. Staked 20 times within 60 days. stodlinjen.se',
    { revenueShare: 45 },
  ],
  [
    'northern-lantern',
    66,
    'EE LV LT',
    '€150 welcome bonus',
    '21+. New players only. 100% up to €150, staked 25 times within 30 days.',
    { revenueShare: 35 },
  ],
  [
    'cedar-crown',
    95,
    'CA',
    '10% cashback every Monday',
    '19+ (18+ in Alberta, Manitoba and Quebec). On net losses of the week before, at most C$250. Paid in cash, without wagering. Not available in all provinces.',
    { revenueShare: 40 },
  ],
  [
    'cedar-crown',
    61,
    'US',
    '$50 to try the slots',
    '21+. New Jersey only. New players only. Deposit $20 or more. Staked 15 times within 14 days. 1-800-GAMBLER',
    { cpa: 150 },
  ],
  [
    'saltwater-spins',
    82,
    'AU',
    'A$300 and 100 pokie spins',
    '18+. New players only. 100% up to A$300. Bonus staked 40 times within 14 days. Spins are credited over five days.',
    { revenueShare: 50 },
  ],
  [
    'saltwater-spins',
    79,
    'NZ',
    'NZ$200 and 80 pokie spins',
    '18+. New players only. 100% up to NZ$200. Bonus staked 40 times within 14 days.',
    { revenueShare: 50 },
  ],
  [
    'saltwater-spins',
    49,
    ASIA,
    '150 free spins in your first week',
    '18+ or the age that your country sets. Minimum deposit 20 USD. Winnings staked 35 times.',
    { revenueShare: 45 },
  ],
  [
    'saltwater-spins',
    38,
    'gl',
    '25 spins on the slot of the month',
    '18+. Once a month for players with a deposit in the last 30 days. Winnings staked 20 times.',
    { revenueShare: 30 },
  ],
  [
    'protea-gold',
    97,
    'ZA',
    'R50 without a deposit',
    '18+. New players who verify their account within 7 days. Staked 5 times on slots. Maximum win R1 000. National Responsible Gambling Programme 0800 006 008',
    { cpa: 45 },
  ],
  [
    'protea-gold',
    86,
    'ZA',
    '125% up to R5 000',
    '18+. New players only. Minimum deposit R100. Staked 20 times within 30 days. National Responsible Gambling Programme 0800 006 008',
    { revenueShare: 35 },
  ],
  [
    'protea-gold',
    54,
    AFRICA,
    '40 free spins for new players',
    '18+. First deposit of R100 or its value. Winnings staked 20 times within 7 days.',
    { revenueShare: 30 },
  ],
  [
    'velvet-compass',
    83,
    'GB',
    '£25 on the live tables',
    '18+. New players only. Stake £25 on live tables within 14 days and get £25 in table chips. Chips are valid for 7 days. BeGambleAware.org',
    { cpa: 130 },
  ],
  [
    'velvet-compass',
    69,
    'DK NL BE',
    '€25 in table chips',
    '18+ (24+ for some offers in the Netherlands). New players only. Stake €25 on live tables within 14 days.',
    { cpa: 100 },
  ],
  [
    'velvet-compass',
    52,
    'JP IN',
    'Cashback of 15% on your first evening',
    '20+ in Japan, otherwise 18+. On net losses of the first 24 hours, at most 100 USD. Paid in cash.',
    { revenueShare: 40 },
  ],
  [
    'copper-fox-casino',
    78,
    EUROPE,
    '100 free spins, 20 a day',
    '18+. New players only. First deposit of €20 or more. Winnings staked 25 times. Spins lapse after 24 hours.',
    { revenueShare: 35 },
  ],
  [
    'copper-fox-casino',
    64,
    LATIN_AMERICA,
    '100% hasta 200 USD',
    '18+. Solo jugadores nuevos. Depósito mínimo de 10 USD. Requisito de apuesta de 30 veces en 30 días.',
    { revenueShare: 45 },
  ],
  [
    'alpenglow-casino',
    92,
    GERMAN,
    '100 Freispiele ohne Umsatzbedingung',
    '18+. Nur für neue Spieler. Ersteinzahlung ab 10 €. Freispiele zu 0,10 €, Gewinne als Echtgeld. check-dein-spiel.de',
    { cpa: 90 },
  ],
  [
    'alpenglow-casino',
    57,
    GERMAN,
    '10 € Bonus am Wochenende',
    '18+. Einmal je Wochenende nach 20 € Einzahlung. Zehnfacher Umsatz in 7 Tagen. check-dein-spiel.de',
    { revenueShare: 25 },
  ],
  [
    'sierra-luna',
    90,
    IBERIAN,
    '50 tiradas gratis cada mes',
    '18+. Para jugadores verificados con más de 30 días de registro. Las ganancias se pagan en efectivo, máximo 100 €. JugarBIEN.es',
    { revenueShare: 30 },
  ],
  [
    'sierra-luna',
    67,
    LATIN_AMERICA,
    '75 tiradas para empezar',
    '18+. Primer depósito de 10 USD o más. Las ganancias se apuestan 20 veces.',
    { revenueShare: 40 },
  ],
  [
    'tui-grove',
    87,
    'NZ',
    'NZ$5 in, NZ$20 to play',
    '18+. New players only. First deposit of NZ$5 or more. Bonus of NZ$15 staked 30 times within 7 days. Gambling Helpline 0800 654 655',
    { cpa: 40 },
  ],
  [
    'tui-grove',
    59,
    'AU',
    '80 chances at the jackpot',
    '18+. New players only. First deposit of A$5 or more. 80 spins at A$0.25 on one progressive slot.',
    { cpa: 40 },
  ],
  [
    'ivory-quay',
    76,
    'GB IM JE GG',
    'No bonus, no conditions: 5% back on slots',
    '18+. On net losses of each calendar month, at most £200. Paid in cash on the first. BeGambleAware.org',
    { revenueShare: 30 },
  ],
  [
    'ivory-quay',
    47,
    'gl',
    '5% back on slots each month',
    '18+. On net losses of each calendar month, at most 200. Paid in cash on the first. Where the casino is licensed.',
    { revenueShare: 25 },
  ],
];

const casinoIds = new Map(DEMO_CASINOS.map(({ slug, _id }) => [slug, _id]));

function toPromotion(offer: Offer, index: number): NewPromotion & { readonly _id: number } {
  const [slug, score, countries, headline, significantTerms, earns] = offer;
  const casinoId = casinoIds.get(slug);
  if (casinoId === undefined) throw new Error(`No demo casino has the slug ${slug}`);
  return {
    _id: index + 1,
    casinoId,
    headline,
    significantTerms,
    ctaLink: `https://go.${slug}.example/?offer=${index + 1}`,
    score,
    countries: countries.split(' '),
    ...earns,
  };
}

/** Promotions of the demo casinos, for more than fifty countries and for everywhere. */
export const DEMO_PROMOTIONS = offers.map(toPromotion);
