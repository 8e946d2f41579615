import { setTimeout as delay } from 'node:timers/promises';
import type { Editor } from '@slots/http-kit/entity-tag';
import type { Lease } from '@slots/mongo/lease';
import type { ClicksRepository } from '../clicks/clicks.repository.ts';
import type { ConversionsRepository } from '../conversions/conversions.repository.ts';
import type { DealsRepository } from '../deals/deals.repository.ts';
import type { DemoEarningsRepository } from './demo-earnings.repository.ts';
import { DEMO_SOURCE, demoFigures } from './demo-figures.ts';

const BATCH = 1_000;
const LEASE_POLL_MS = 200;

/** Splits a list into parts of at most `size` elements. */
function parted<T>(list: readonly T[], size: number): T[][] {
  const parts = Array.from({ length: Math.ceil(list.length / size) }, (_, at) => at * size);
  return parts.map((from) => list.slice(from, from + size));
}

/** Invented figures, which show what the screens are for until there are real ones. */
export function createDemoEarnings({
  demo,
  clicks,
  conversions,
  deals,
  lease,
}: {
  demo: DemoEarningsRepository;
  clicks: Pick<ClicksRepository, 'store' | 'remove'>;
  conversions: Pick<ConversionsRepository, 'recordConversions' | 'removeFrom'>;
  deals: Pick<DealsRepository, 'insertMissing' | 'remove'>;
  /** The one that clicks are written under. */
  lease: Lease;
}) {
  async function alone(): Promise<void> {
    while (!(await lease.take())) await delay(LEASE_POLL_MS);
  }

  return {
    /** Continues where an interrupted process stopped. */
    async make(today: string) {
      const first = demoFigures(today);
      const dealIds = first.deals.map(({ _id }) => _id);
      const { day } = await demo.begin({ day: today, dealIds });
      const figures = day === today ? first : demoFigures(day);
      await deals.insertMissing(figures.deals);
      for (const [at, some] of parted(figures.clicks, BATCH).entries()) {
        await alone();
        await demo.keep({ _id: at, clicks: some });
        await clicks.store(some);
      }
      await lease.release();
      for (const some of parted(figures.conversions, BATCH)) {
        await conversions.recordConversions(some);
      }
    },

    arePresent: async () => (await demo.mark()) !== null,

    async remove(by: Editor) {
      const mark = await demo.mark();
      let gone = 0;
      for (const batch of await demo.kept()) {
        const isGone = await clicks.remove(batch.clicks, (session) =>
          demo.forget(batch._id, session),
        );
        if (isGone) gone += batch.clicks.length;
      }
      const reported = await conversions.removeFrom(DEMO_SOURCE);
      let ended = 0;
      for (const id of mark?.dealIds ?? []) if (await deals.remove(id, undefined, by)) ended += 1;
      await demo.end();
      return { clicks: gone, conversions: reported, deals: ended };
    },
  };
}

export type DemoEarnings = ReturnType<typeof createDemoEarnings>;
