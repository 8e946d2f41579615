import type { DealNote } from '@slots/contracts/affiliate/deals';
import { DELIVERIES_KEPT_DAYS } from '@slots/contracts/affiliate/webhooks';
import type { Happening } from '@slots/contracts/webhook-events';
import type { EventSource } from './happenings.ts';

interface NotedDeals {
  list(): Promise<
    readonly (Pick<DealNote, 'affiliateName' | 'reasons' | 'clicks'> & {
      readonly deal: Pick<DealNote['deal'], 'id'>;
    })[]
  >;
}

/**
 * Deals that bring visitors and no conversion, reported once a month each. The absence of conversions causes no write,
 * so they are searched for every `everyMs`.
 */
export function dealsWithoutConversion(
  notes: NotedDeals,
  everyMs: number,
  now: () => number = Date.now,
): EventSource {
  let next = 0;
  return {
    name: 'deals',
    only: 'deal.without_conversion',
    async *since() {
      const date = new Date(now());
      // Deliveries tell what was reported. On the 31st those of the 1st are gone, and would be made again.
      if (now() < next || date.getUTCDate() > DELIVERIES_KEPT_DAYS) return;
      const at = date.toISOString();
      const found = (await notes.list()).filter(({ reasons }) =>
        reasons.includes('no-conversions'),
      );
      const data = found.map(
        ({ deal, affiliateName, clicks }): Happening => ({
          id: `deal-${deal.id}-${at.slice(0, 7)}`,
          at,
          type: 'deal.without_conversion',
          kind: 'deal',
          recordId: deal.id,
          name: affiliateName,
          action: `${clicks} clicks without a conversion`,
          fields: [],
          by: null,
        }),
      );
      yield { data, asOf: at };
      next = now() + everyMs;
    },
  };
}
