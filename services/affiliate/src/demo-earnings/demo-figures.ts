import { createHash } from 'node:crypto';
import type { StoredClick } from '../clicks/click.model.ts';
import { dayOf } from '../clicks/report-period.ts';
import type { NewConversion } from '../conversions/conversion.model.ts';
import type { NewDeal } from '../deals/deal.model.ts';
import { DEMO_PARTNERS } from './demo-offers.ts';

/** The source of conversions of the demo data. */
export const DEMO_SOURCE = 'demo';

/** Number of deals; their ids start at 1. */
export const DEMO_DEALS = DEMO_PARTNERS.length;

const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const SEED = 'figures of the demo data';

/** More clicks on Saturdays and Sundays, and in the evening. */
const WEEKEND = 1.3;
const EVENING = { from: 17, to: 23 } as const;

/** In percent. */
const REGISTERED = 12;
const DEPOSITED = 55;
const REVERSED = 5;
/** Reported without the id of a click. */
const UNMATCHED = 6;

export interface DemoFigures {
  readonly deals: readonly NewDeal[];
  readonly clicks: readonly StoredClick[];
  readonly conversions: readonly NewConversion[];
}

/** Draws that are the same on every machine. */
function createChance() {
  let hashes = 0;
  const drawn: number[] = [];
  /** A whole number, both ends included. */
  function between(from: number, to: number): number {
    if (drawn.length === 0) {
      hashes += 1;
      const hash = createHash('sha512').update(`${SEED} ${hashes}`).digest();
      for (let at = 0; at < hash.length; at += 4) drawn.push(hash.readUInt32BE(at));
    }
    return from + ((drawn.pop() ?? 0) % (to - from + 1));
  }
  return {
    between,
    inHundred: (likely: number) => between(1, 100) <= likely,
    /** The first ones more often. */
    pick<T>(list: readonly T[]): T | undefined {
      return list[Math.min(between(0, list.length - 1), between(0, list.length - 1))];
    },
  };
}
type Chance = ReturnType<typeof createChance>;

function momentOf(day: Date, { between, inHundred }: Chance): Date {
  const hour = inHundred(60) ? between(EVENING.from, EVENING.to) : between(0, 23);
  return new Date(day.getTime() + hour * HOUR_MS + between(0, HOUR_MS - 1));
}

function clicksOf(first: Date, chance: Chance): StoredClick[] {
  const clicks: StoredClick[] = [];
  for (let at = 0; at < DAYS; at += 1) {
    const day = new Date(first.getTime() + at * DAY_MS);
    const isWeekend = day.getUTCDay() % 6 === 0;
    // Slowly more from day to day.
    const usual = (isWeekend ? WEEKEND : 1) * (0.8 + (0.4 * at) / DAYS);
    for (const { affiliateId, offers } of DEMO_PARTNERS) {
      for (const { promotionId, casinoId, countries, pages, position, clicks: often } of offers) {
        const count = Math.round((often * usual * chance.between(60, 140)) / 100);
        for (let one = 0; one < count; one += 1) {
          clicks.push({
            clickId: `demo-${clicks.length + 1}`,
            at: momentOf(day, chance),
            promotionId,
            casinoId,
            affiliateId,
            country: chance.pick(countries) ?? null,
            page: chance.pick(pages) ?? null,
            position,
            toplist: null,
            device: chance.inHundred(65) ? 'mobile' : 'desktop',
          });
        }
      }
    }
  }
  return clicks;
}

function conversionsOf(
  clicks: readonly StoredClick[],
  until: Date,
  chance: Chance,
): NewConversion[] {
  const conversions: NewConversion[] = [];
  const partners = new Map(DEMO_PARTNERS.map((partner) => [partner.affiliateId, partner]));
  for (const click of clicks) {
    const partner = partners.get(click.affiliateId ?? 0);
    if (!partner || !chance.inHundred(REGISTERED)) continue;
    const { affiliateId, currency, cpa, share, pays } = partner;
    const clickId = chance.inHundred(UNMATCHED) ? null : click.clickId;
    let at = click.at;
    const report = (event: NewConversion['event'], hours: number, amount: number | null) => {
      at = new Date(at.getTime() + chance.between(1, hours * 60) * 60_000);
      // Future events are not reported.
      if (at >= until) return;
      conversions.push({
        affiliateId,
        event,
        tx: `DEMO-${conversions.length + 1}`,
        clickId,
        amount,
        currency: amount === null ? null : currency,
        at,
        source: DEMO_SOURCE,
      });
    };
    report('registration', 2, null);
    if (!chance.inHundred(DEPOSITED)) continue;
    report('deposit', 24, chance.between(2, 20) * 10_00);
    if (pays.includes('cpa')) {
      report('cpa', 24, cpa);
      if (chance.inHundred(REVERSED)) report('reversal', 14 * 24, cpa);
    }
    if (!pays.includes('revenue')) continue;
    for (let month = chance.between(1, 3); month > 0; month -= 1) {
      // Now and then a player wins.
      const lost = chance.between(-40_00, 260_00);
      report('revenue', 30 * 24, Math.round((lost * share) / 100));
    }
  }
  return conversions;
}

function dealsOf(first: Date): NewDeal[] {
  return DEMO_PARTNERS.map(({ affiliateId, currency, cpa, share }, index) => ({
    _id: index + 1,
    affiliateId,
    model: cpa === 0 ? 'share' : share === 0 ? 'cpa' : 'hybrid',
    cpa: cpa === 0 ? null : { hundredths: cpa, currency },
    share: share === 0 ? null : share,
    from: dayOf(first, DAYS),
    note: 'Invented, as are the clicks and conversions of the demo data.',
  }));
}

/**
 * Ninety days of clicks and conversions before this day (YYYY-MM-DD), and the deals that they were made under: the
 * same for the same day on every machine.
 */
export function demoFigures(day: string): DemoFigures {
  const until = new Date(day);
  const first = new Date(until.getTime() - DAYS * DAY_MS);
  const chance = createChance();
  const clicks = clicksOf(first, chance);
  return { deals: dealsOf(first), clicks, conversions: conversionsOf(clicks, until, chance) };
}
