import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import { listCasinos } from '@slots/contracts/casino/casinos';
import { cancelImportJob, importAll } from '@slots/contracts/catalog/imports';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { detectCountry } from '@slots/contracts/geo/countries';
import { login } from '@slots/contracts/identity/auth';
import { z } from 'zod';
import { ask } from '../ask.ts';
import type { Check, Site } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import { objects, podsOf } from '../kubectl.ts';
import { type Reading, TURN } from '../readers.ts';
import { type Usage, usageText, usageWhile } from '../usage.ts';

const WORKER = 'catalog-worker';
const UP_WITHIN_MS = 240_000;
const DOWN_WITHIN_MS = 300_000;
const POLL_MS = 2_000;

const hpa = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({ minReplicas: z.int() }),
  status: z.object({ desiredReplicas: z.int().default(0) }),
});

/** The replicas that an autoscaler wants of each, beyond the fewest. */
async function wanted(): Promise<Map<string, number>> {
  const all = await objects('hpa', hpa);
  return new Map(
    all.map(({ metadata, spec, status }) => [
      metadata.name,
      status.desiredReplicas - spec.minReplicas,
    ]),
  );
}

/** Polls until it holds of each of these, and tells after how many seconds it did, if it did in time. */
async function secondsUntil(
  names: readonly string[],
  reached: (more: number) => boolean,
  withinMs: number,
): Promise<Map<string, number>> {
  const begunAt = performance.now();
  const after = new Map<string, number>();
  while (after.size < names.length && performance.now() - begunAt < withinMs) {
    for (const [name, more] of await wanted()) {
      if (!names.includes(name) || after.has(name) || !reached(more)) continue;
      after.set(name, Math.round((performance.now() - begunAt) / 1_000));
    }
    await delay(POLL_MS);
  }
  return after;
}

/**
 * For each process what makes it work, and what no cache answers. As many readers as give it some tenths of a processor: those
 * of one must not leave the others no time.
 */
function requestsOf({
  admin,
  cookie,
}: Site): Readonly<Record<string, Reading['requests'][number]>> {
  const headers = { Cookie: cookie };
  return {
    catalog: { path: `${listPublicGames.path}?random=true&limit=100&seed=${TURN}`, readers: 3 },
    casino: { path: listCasinos.path, headers, readers: 2 },
    affiliate: { path: `${listAffiliates.path}?limit=100`, headers, readers: 1 },
    geo: { path: detectCountry.path, readers: 12 },
    web: { path: `/?load=${TURN}`, readers: 3 },
    identity: {
      path: login.path,
      method: login.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(admin),
      readers: 2,
    },
  };
}

/** Lets a program of its own ask without end; the gateway is what all of it goes through. */
function startReaders(site: Site): { end(): void } {
  const child = fork(join(import.meta.dirname, '../readers.ts'));
  child.send({ url: site.url, requests: Object.values(requestsOf(site)) } satisfies Reading);
  return { end: () => child.kill() };
}

/** Results of scaling one way. */
function told(
  names: readonly string[],
  after: ReadonlyMap<string, number>,
  { reached, broken }: { readonly reached: string; readonly broken: string },
) {
  return {
    told: names.flatMap((name) =>
      after.has(name) ? `${name}: ${reached} after ${after.get(name)} s.` : [],
    ),
    broken: names.filter((name) => !after.has(name)).map((name) => `${name}: ${broken}`),
  };
}

const UP = { reached: 'one more', broken: 'no replica was added under load' };
const DOWN = { reached: 'as few as before', broken: 'replicas stayed after the load' };

const byProcessorTime = (site: Site) => [...Object.keys(requestsOf(site)), 'gateway'];

export const scaledUp: Check = {
  name: 'each is scaled by its processor time',
  promise: 'More replicas under load, and no request of others is lost.',
  async run(site) {
    const names = byProcessorTime(site);
    let up = new Map<string, number>();
    const seen = await disturb('scaled by load', site, async () => {
      const readers = startReaders(site);
      try {
        up = await secondsUntil(names, (more) => more > 0, UP_WITHIN_MS);
      } finally {
        readers.end();
      }
    });
    return together(seen, told(names, up, UP));
  },
};

/** Apart, so that others are tried while autoscalers wait whether the load comes back. */
export const scaledDown: Check = {
  name: 'each is as few as before it was scaled',
  promise: 'Replicas go some time after the load that brought them, and no request is lost.',
  async run(site) {
    const names = byProcessorTime(site);
    let down = new Map<string, number>();
    const seen = await disturb('scaled down', site, async () => {
      down = await secondsUntil(names, (more) => more === 0, DOWN_WITHIN_MS);
    });
    return together(seen, told(names, down, DOWN));
  },
};

export const workersScaled: Check = {
  name: 'workers are scaled by the queue',
  promise:
    'More import workers while chunks wait, as few as before when none do, by the rule of prometheus-adapter; no request of visitors is lost.',
  async run(site) {
    let up = new Map<string, number>();
    let down = new Map<string, number>();
    let usage: Usage = new Map();
    let workers = 0;
    const seen = await disturb(
      'everything imported',
      site,
      async () => {
        const { body } = await ask(site, importAll.method, importAll.path, { body: {} });
        const { jobId } = importAll.responses[202].parse(body);
        const growing = secondsUntil([WORKER], (more) => more > 0, UP_WITHIN_MS);
        usage = await usageWhile(growing);
        up = await growing;
        workers = (await podsOf(WORKER)).length;
        await ask(site, cancelImportJob.method, cancelImportJob.path.replace(':id', `${jobId}`));
        down = await secondsUntil([WORKER], (more) => more === 0, DOWN_WITHIN_MS);
      },
      ({ who }) => who === 'visitor',
    );
    const took = `${workers} workers were there. Taken in the import: ${usageText(usage)}.`;
    return together(seen, told([WORKER], up, UP), told([WORKER], down, DOWN), { told: [took] });
  },
};
