import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { disturb } from '../disturb.ts';
import { kubectl } from '../kubectl.ts';

const DEPLOYMENT = 'catalog';
const READERS = 24;
const UP_WITHIN_MS = 240_000;
const DOWN_WITHIN_MS = 300_000;
const POLL_MS = 2_000;
const ASK_MS = 30_000;

const hpa = z.object({ status: z.object({ currentReplicas: z.number() }) });

async function replicas(): Promise<number> {
  return hpa.parse(JSON.parse(await kubectl(['get', 'hpa', DEPLOYMENT, '-o', 'json']))).status
    .currentReplicas;
}

/** @returns the seconds that it took, or undefined when it did not come in time */
async function secondsUntil(
  reached: (replicas: number) => boolean,
  withinMs: number,
): Promise<number | undefined> {
  const begunAt = performance.now();
  while (performance.now() - begunAt < withinMs) {
    if (reached(await replicas())) return Math.round((performance.now() - begunAt) / 1_000);
    await delay(POLL_MS);
  }
  return undefined;
}

/** Readers of lists that nobody has read before, so that no cache answers. */
async function load(url: string, signal: AbortSignal): Promise<void> {
  let seed = 0;
  async function reader(): Promise<void> {
    while (!signal.aborted) {
      seed += 1;
      const answer = await fetch(`${url}/api/public/games?random=true&limit=100&seed=${seed}`, {
        signal: AbortSignal.timeout(ASK_MS),
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader));
}

export const autoscaling: Check = {
  name: 'catalog is scaled by its load',
  promise: 'More replicas under load, as few as before after it, and no request of others is lost.',
  async run(site) {
    let up: number | undefined;
    let down: number | undefined;
    const before = await replicas();
    const seen = await disturb('scaled by load', site, async () => {
      const ending = new AbortController();
      const loading = load(site.url, ending.signal);
      up = await secondsUntil((count) => count > before, UP_WITHIN_MS);
      ending.abort();
      await loading;
      down = await secondsUntil((count) => count <= before, DOWN_WITHIN_MS);
    });
    return {
      ...seen,
      told: [
        ...seen.told,
        up === undefined ? 'No more replicas came.' : `One more after ${up} s of load.`,
        down === undefined ? 'They did not go again.' : `Gone ${down} s after it.`,
      ],
      broken: [
        ...seen.broken,
        ...(up === undefined ? ['no replica was added under load'] : []),
        ...(down === undefined ? ['replicas stayed after the load'] : []),
      ],
    };
  },
};
