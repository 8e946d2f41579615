import { type Happening, listCasinoHappenings } from '@slots/contracts/webhook-events';
import { route } from '@slots/http-kit/route';
import { startStandIn } from '@slots/testing/stand-in';

/** Stands in for a service whose events are sent to webhooks, over HTTP; tests define the events. */
export async function startHappeningsStandIn() {
  const happened: Happening[] = [];
  let pages = 0;
  let behindMs = 0;
  const now = () => new Date(Date.now() - behindMs).toISOString();
  const service = await startStandIn('casino', [
    route(listCasinoHappenings, async ({ query: { since, after, limit } }) => {
      pages += 1;
      const from = Number(after ?? 0);
      const found = happened.filter(({ at }) => at >= since);
      const next = found.length > from + limit ? String(from + limit) : null;
      const data = found.slice(from, from + limit);
      return { status: 200, body: { data, next, asOf: now() } };
    }),
  ]);
  return {
    url: service.url,
    pages: () => pages,
    /** Sets its clock so far behind ours. */
    setClockBehind(ms: number): void {
      behindMs = ms;
    },
    /** Something happened just now to the casino of this id. */
    happen(id: string, recordId = 1, over: Partial<Happening> = {}): void {
      happened.push({
        id,
        at: now(),
        type: 'casino.changed',
        kind: 'casino',
        recordId,
        name: `Casino ${recordId}`,
        action: 'updated',
        fields: ['rating'],
        by: 'ann',
        ...over,
      });
    },
    stop: () => service.close(),
  };
}
