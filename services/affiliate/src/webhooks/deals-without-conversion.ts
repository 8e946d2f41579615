import type { Happening } from '@slots/contracts/webhook-events';
import type { DealNotesService } from '../deals/deal-notes.service.ts';
import type { EventSource } from './happenings.ts';

/**
 * Deals that bring visitors and no conversion, reported once a month each. The absence of conversions causes no write,
 * so they are searched for every `everyMs`.
 */
export function dealsWithoutConversion(
  notes: DealNotesService,
  everyMs: number,
  now: () => number = Date.now,
): EventSource {
  let next = 0;
  return {
    name: 'deals',
    only: 'deal.without_conversion',
    async *since() {
      if (now() < next) return;
      const at = new Date(now()).toISOString();
      const found = (await notes.list()).filter(({ reasons }) =>
        reasons.includes('no-conversions'),
      );
      yield found.map(
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
      next = now() + everyMs;
    },
  };
}
