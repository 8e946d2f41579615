import {
  assignCasino,
  bulkAssignCasinos,
  listCasinosOfAffiliate,
  releaseCasinos,
} from '@slots/contracts/casino/affiliate-casinos';
import type { AssignableCasino } from '@slots/contracts/casino/casinos';
import { notFound, unavailable } from '@slots/http-kit/http-problem.error';
import { route } from '@slots/http-kit/route';
import { startStandIn } from '@slots/testing/stand-in';

/** Answers for the casino service in tests, by the same contracts and over HTTP; it holds casinos 1 to 200. */
export async function startCasinoStandIn() {
  const casinos = new Map<number, AssignableCasino>();
  for (let id = 1; id <= 200; id += 1) {
    const name = `Casino ${id}`;
    casinos.set(id, { id, name, slug: `casino-${id}`, logoImage: null, affiliateId: null });
  }
  /** The time that callers of the last list said they wait, in milliseconds. */
  let timeLeft: number | undefined;
  let listsAnswered = Promise.resolve();
  let onRelease: (() => Promise<void>) | undefined;
  /** The number of calls that are answered until it is away; undefined: all. */
  let callsLeft: number | undefined;

  function answering(): void {
    if (callsLeft === undefined) return;
    if (callsLeft === 0) throw unavailable('The stand-in is away.');
    callsLeft -= 1;
  }
  const of = (affiliateId: number) =>
    [...casinos.values()].filter((casino) => casino.affiliateId === affiliateId);

  const server = await startStandIn('casino', [
    route(listCasinosOfAffiliate, async ({ params, headers }) => {
      answering();
      timeLeft = Number(headers['x-time-left']);
      await listsAnswered;
      return { status: 200, body: of(params.affiliateId) };
    }),
    route(assignCasino, ({ params, body }) => {
      answering();
      const casino = casinos.get(params.id);
      if (!casino) throw notFound('Casino Not Found');
      const assigned = { ...casino, affiliateId: body.affiliateId };
      casinos.set(params.id, assigned);
      return { status: 200, body: assigned };
    }),
    route(bulkAssignCasinos, ({ body: { ids, affiliateId, versions } }) => {
      answering();
      const results = ids.map((id) => {
        const casino = casinos.get(id);
        if (!casino) return { id, outcome: 'refused', reason: 'Casino Not Found' } as const;
        // Here every casino has version 1 all the time.
        if (versions?.some((version) => version !== 1)) {
          return { id, outcome: 'refused', reason: 'Changed meanwhile' } as const;
        }
        casinos.set(id, { ...casino, affiliateId });
        return { id, outcome: 'done', from: casino.affiliateId, version: 1 } as const;
      });
      return { status: 200, body: { results } };
    }),
    route(releaseCasinos, async ({ params }) => {
      answering();
      await onRelease?.();
      const released = of(params.affiliateId);
      for (const casino of released) casinos.set(casino.id, { ...casino, affiliateId: null });
      return { status: 200, body: { released: released.length } };
    }),
  ]);
  return {
    url: server.url,
    affiliateOf: (casinoId: number) => casinos.get(casinoId)?.affiliateId,
    timeLeft: () => timeLeft,
    /** Gives what lets lists be answered again. */
    holdLists() {
      const { promise, resolve } = Promise.withResolvers<void>();
      listsAnswered = promise;
      return resolve;
    },
    /** Does this while it releases the casinos of an affiliate. */
    whileReleasing(work: (() => Promise<void>) | undefined) {
      onRelease = work;
    },
    goAwayAfter(calls: number) {
      callsLeft = calls;
    },
    comeBack() {
      callsLeft = undefined;
    },
    stop: () => server.close(),
  };
}
