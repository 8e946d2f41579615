import { setTimeout as delay } from 'node:timers/promises';
import { isGood, lostOf, summary } from '../faults/observe.ts';
import type { Seen, Site } from './check.ts';

/** Requests begun in a disturbance may still fail. */
const AFTERWARDS_MS = 4_000;

/**
 * Does something to the cluster under traffic and counts what became of it. A request is lost when it has no answer, or one
 * that is not what was asked for; a write also when it was answered and is not there.
 * @param only the requests that are promised not to be lost; all when left out
 */
export async function disturb(
  what: string,
  { traffic, url, cookie }: Site,
  act: () => Promise<void>,
  only: (request: {
    readonly who: 'visitor' | 'staff';
    readonly writes: boolean;
  }) => boolean = () => true,
): Promise<Seen> {
  const begunAt = performance.now();
  await act();
  const seconds = Math.round((performance.now() - begunAt) / 1_000);
  await delay(AFTERWARDS_MS);
  const sent = traffic.since(begunAt).filter(({ endedAt }) => endedAt !== undefined);
  const bad = sent.filter((one) => !isGood(one));
  const gone = await lostOf(
    sent.filter(({ stored }) => stored),
    url,
    cookie,
  );
  const promised = [...bad.filter(only), ...gone];
  const lost = bad.length + gone.length;
  return {
    told: [
      `${what}: ${sent.length} requests in ${seconds} s, ${lost} lost${lost > 0 ? ` (${summary([...bad, ...gone])})` : ''}.`,
    ],
    broken: promised.length > 0 ? [`${what}: ${summary(promised)}`] : [],
    requests: { sent: sent.length, lost },
  };
}

/** Merges the results of several disturbances, and what else was seen. */
export function together(...all: readonly Partial<Seen>[]): Seen {
  return {
    told: all.flatMap(({ told = [] }) => told),
    broken: all.flatMap(({ broken = [] }) => broken),
    requests: {
      sent: all.reduce((sum, { requests }) => sum + (requests?.sent ?? 0), 0),
      lost: all.reduce((sum, { requests }) => sum + (requests?.lost ?? 0), 0),
    },
  };
}
