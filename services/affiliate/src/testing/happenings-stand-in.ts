import { type Happening, listCasinoHappenings } from '@slots/contracts/webhook-events';
import { route } from '@slots/http-kit/route';
import { startService } from '@slots/http-kit/service';
import { createLogger } from '@slots/logger/logger';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';

/** Stands in for a service whose events are sent to webhooks, over HTTP; tests define the events. */
export async function startHappeningsStandIn() {
  const happened: Happening[] = [];
  let pages = 0;
  const service = await startService(
    {
      name: 'casino',
      routes: [
        route(listCasinoHappenings, async ({ query: { since, after, limit } }) => {
          pages += 1;
          const from = Number(after ?? 0);
          const found = happened.filter(({ at }) => at >= since);
          const next = found.length > from + limit ? String(from + limit) : null;
          return { status: 200, body: { data: found.slice(from, from + limit), next } };
        }),
      ],
      verifier: { verify: () => Promise.reject(new Error('Nobody signs in here.')) },
      serviceSecrets: [TEST_SERVICE_SECRET],
      logger: createLogger({ name: 'casino', level: 'silent' }),
      dependencies: {},
    },
    { host: '127.0.0.1', port: 0 },
  );
  return {
    url: service.url,
    pages: () => pages,
    /** Something happened just now to the casino of this id. */
    happen(id: string, recordId = 1, over: Partial<Happening> = {}): void {
      happened.push({
        id,
        at: new Date().toISOString(),
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
