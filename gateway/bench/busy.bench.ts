/**
 * Response times for visitors while staff work: 1,000 public addresses are read 500 times a second, first in a quiet
 * system, then while a casino is saved and games are imported each second. Needs a MongoDB and a Redis, in which it
 * leaves databases prefixed with bench-; `npm run bench` removes them:
 *
 *     MONGODB_URL=… REDIS_URL=… node gateway/bench/busy.bench.ts
 *
 * BENCH_BUSY_SECONDS (30) changes how long each is read. BENCH_BEFORE names another checkout of the repository, with its web
 * app built, which is measured beside this one in the same run.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { moveToCore } from '@slots/benchmark/cores';
import { goalOf, measureAll, number, type Section, tell } from '@slots/benchmark/report';
import { percentile } from '@slots/benchmark/statistics';
import { listCasinos } from '@slots/contracts/casino/casinos';
import { getSync } from '@slots/contracts/catalog/catalogue-sync';
import { getImportJob, importBatch } from '@slots/contracts/catalog/imports';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { listCountries } from '@slots/contracts/geo/countries';
import { REPOSITORY } from '@slots/processes/repository';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { startMeasuredSystem } from '@slots/testing/measured-system';
import { until } from '@slots/testing/until';
import { Pool } from 'undici';
import type { z } from 'zod';

const ADDRESSES = 1_000;
const PER_SECOND = 500;
const SECONDS = Number(process.env['BENCH_BUSY_SECONDS'] || 30);
const GAMES = 3_000;
/** The rest is imported while visitors read. */
const THERE = 2_000;
const IMPORTED_PER_SECOND = 10;
const MAX_BATCH_SIZE = 1_000;
const CONNECTIONS = 64;
const EVERY_MS = 5;
/** Answers that a browser does not notice. */
const AT_ONCE_MS = 4;
const LOST_MS = 15_000;
const FILLED = { timeoutMs: 120_000 };
const CACHE_BYTES = 256 * 1024 * 1024;
const { BENCH_BEFORE: before } = process.env;

interface Figures {
  readonly asked: number;
  /** The share of answers that had been made before they were asked for. */
  readonly cached: number;
  readonly atOnce: number;
  readonly p50: number;
  readonly p99: number;
  /** The 99th percentile of cached responses, and the median of the others. */
  readonly cachedP99: number;
  readonly uncachedP50: number;
  readonly failed: number;
}

interface Answer {
  readonly ms: number;
  readonly status: number;
  /** Seconds since it was made; 0: for this request, or just before. */
  readonly age: number;
}

function figuresOf(answers: readonly Answer[]): Figures {
  const cached = answers.filter(({ age }) => age > 0);
  const uncached = answers.filter(({ age }) => age === 0);
  const atOnce = answers.filter(({ ms }) => ms <= AT_ONCE_MS);
  function timeOf(share: number, some: readonly Answer[] = answers): number {
    const times = some.map(({ ms }) => ms);
    return percentile(times, share) ?? Number.NaN;
  }
  return {
    asked: answers.length,
    cached: cached.length / answers.length,
    atOnce: atOnce.length / answers.length,
    p50: timeOf(0.5),
    p99: timeOf(0.99),
    cachedP99: timeOf(0.99, cached),
    uncachedP50: timeOf(0.5, uncached),
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}

/** A system that runs, with its staff. */
async function start(root: string) {
  const system = await startMeasuredSystem({
    root,
    env: {
      SEED_GAMES: '0',
      SIMULATOR_GAMES: String(GAMES),
      PUBLIC_CACHE_BYTES: String(CACHE_BYTES),
    },
  });
  moveToCore('load', system.pidOf('catalogue-simulator'));
  const cookie = await system.signIn();

  async function call<Shape extends z.ZodType>(
    method: string,
    path: string,
    shape: Shape,
    body?: object,
  ): Promise<z.output<Shape>> {
    const answer = await fetch(system.url + path, {
      method,
      headers: { cookie, 'content-type': 'application/json', prefer: 'respond-async' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return shape.parse(await answer.json());
  }

  return { ...system, call };
}
type Running = Awaited<ReturnType<typeof start>>;

async function importGames({ call }: Running, first: number, count: number): Promise<number> {
  const gameIds = Array.from({ length: count }, (_none, place) => first + place);
  const shape = importBatch.responses[202];
  return (await call('POST', '/api/game-import/batch', shape, { gameIds })).jobId;
}

/** Imports the games that exist before the reads begin. */
async function fill(running: Running): Promise<void> {
  const { call } = running;
  await until(async () => {
    const { mirrored } = await call('GET', getSync.path, getSync.responses[200]);
    if (mirrored < GAMES) throw new Error(`Only ${mirrored} games are mirrored`);
  }, FILLED);
  for (let first = 1; first <= THERE; first += MAX_BATCH_SIZE) {
    const id = await importGames(running, first, MAX_BATCH_SIZE);
    const path = getImportJob.path.replace(':id', String(id));
    await until(async () => {
      const { state } = await call('GET', path, getImportJob.responses[200]);
      if (state !== 'completed') throw new Error(`An import is ${state}`);
    }, FILLED);
  }
}

/** Addresses as visitors ask for them: mostly of single games, then of countries, casinos and lists. */
async function addressesOf({ call }: Running): Promise<string[]> {
  const games: string[] = [];
  for (let page = 1; games.length < 700; page += 1) {
    const path = `${listPublicGames.path}?limit=100&sort=name&page=${page}`;
    const { data } = await call('GET', path, listPublicGames.responses[200]);
    games.push(...data.map(({ slug }) => slug));
  }
  const { casinos } = await call('GET', listCasinos.path, listCasinos.responses[200]);
  const slugs = casinos.filter(({ published }) => published === 'true').map(({ slug }) => slug);
  const countries = await call('GET', listCountries.path, listCountries.responses[200]);
  const others = [
    '/',
    '/free-to-play',
    '/latest-slots',
    '/high-rtp',
    '/game-types',
    '/game-themes',
    '/country',
    '/api/public/games?limit=20',
    '/api/public/game-types',
    '/api/public/game-themes',
    '/api/public/country-counts',
    ...slugs.flatMap((slug) => [
      `/casino-review/${slug}`,
      `/casino/${slug}`,
      `/api/casinos/slug/${slug}`,
    ]),
    ...countries
      .slice(0, 60)
      .flatMap(({ slug, code }) => [`/country/${slug}`, `/api/public/promotions?country=${code}`]),
  ];
  const left = ADDRESSES - others.length;
  return [
    ...others,
    ...games
      .flatMap((slug) => [`/free-to-play/${slug}`, `/api/public/games/${slug}`])
      .slice(0, left),
  ];
}

/** Another address each time, in an order that is the same at each run. */
function* inTurn(addresses: readonly string[]): Generator<string> {
  for (let turn = 0; ; turn += 1) yield addresses[(turn * 7_919) % addresses.length] ?? '/';
}

async function ask(pool: Pool, path: string, visitor: number): Promise<Omit<Answer, 'ms'>> {
  const { statusCode, headers, body } = await pool.request({
    method: 'GET',
    path,
    headers: {
      'accept-encoding': 'gzip, deflate, br, zstd',
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
  });
  await body.dump({ limit: Number.MAX_SAFE_INTEGER });
  return { status: statusCode, age: Number(headers['age'] ?? 0) };
}

/** Asks at moments that are given beforehand, so that slow answers do not thin out the questions. */
async function read(url: string, addresses: readonly string[], seconds: number): Promise<Figures> {
  const pool = new Pool(url, { connections: CONNECTIONS, headersTimeout: LOST_MS });
  const turns = inTurn(addresses);
  const answers: Answer[] = [];
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  async function one(place: number): Promise<void> {
    const dueAt = startedAt + (place * 1_000) / PER_SECOND;
    const { value: path = '/' } = turns.next();
    const answer = await ask(pool, path, place).catch(() => ({ status: 0, age: 0 }));
    answers.push({ ...answer, ms: performance.now() - dueAt });
  }
  const total = seconds * PER_SECOND;
  while (asked.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) * PER_SECOND) / 1_000));
    while (asked.length < due) asked.push(one(asked.length));
    await delay(EVERY_MS);
  }
  await Promise.all(asked);
  await pool.close();
  return figuresOf(answers);
}

/** Staff who save a casino and import games each second, until stopped. */
function startStaff(running: Running, casinos: readonly number[]) {
  let stopped = false;
  let seconds = 0;
  async function work(): Promise<void> {
    while (!stopped) {
      const startedAt = performance.now();
      const id = casinos[seconds % casinos.length] ?? 1;
      const description = `Looked at anew: ${seconds}.`;
      const shape = listCasinos.responses[200].shape.casinos.element;
      await running.call('PATCH', `/api/casinos/${id}`, shape, { description });
      await importGames(running, THERE + 1 + seconds * IMPORTED_PER_SECOND, IMPORTED_PER_SECOND);
      seconds += 1;
      await delay(Math.max(0, 1_000 - (performance.now() - startedAt)));
    }
  }
  const working = work();
  return {
    async stop(): Promise<number> {
      stopped = true;
      await working;
      return seconds;
    },
  };
}

interface Measured {
  readonly quiet: Figures;
  readonly busy: Figures;
  readonly saves: number;
}

async function measure(root: string): Promise<Measured> {
  const running = await start(root);
  try {
    await fill(running);
    const addresses = await addressesOf(running);
    const { casinos } = await running.call('GET', listCasinos.path, listCasinos.responses[200]);
    // Each is made once before, as it is in a system that has run for a while.
    const pool = new Pool(running.url, { connections: 4 });
    for (let from = 0; from < addresses.length; from += 4) {
      await Promise.all(addresses.slice(from, from + 4).map((path) => ask(pool, path, from)));
    }
    await pool.close();
    const quiet = await read(running.url, addresses, SECONDS);
    const staff = startStaff(
      running,
      casinos.filter(({ published }) => published === 'true').map(({ id }) => id),
    );
    const busy = await read(running.url, addresses, SECONDS);
    return { quiet, busy, saves: await staff.stop() };
  } finally {
    await running.stop();
  }
}

const percent = (share: number) => `${number(100 * share, 1)} %`;

function rowOf(name: string, of: Figures): string[] {
  const { asked, cached, atOnce, p50, p99, cachedP99, uncachedP50, failed } = of;
  return [
    name,
    String(asked),
    percent(cached),
    percent(atOnce),
    number(p50, 1),
    number(p99, 1),
    number(cachedP99, 1),
    number(uncachedP50, 1),
    String(failed),
  ];
}

async function busySection(): Promise<Section> {
  const others = before === undefined ? [] : [['before', await measure(before)] as const];
  buildWebIfChanged();
  const ours = await measure(REPOSITORY);
  const all = [...others, ['now', ours] as const];
  return {
    title: 'Cached while busy',
    notes: [
      `${ADDRESSES.toLocaleString('en')} public addresses, pages and calls, ${PER_SECOND} a second by many visitors for ${SECONDS} s: in a quiet system, and while each second a casino's text is saved and ${IMPORTED_PER_SECOND} new games are imported (${all.map(([name, { saves }]) => `${name}: ${saves} times`).join(', ')}). Times are counted from the moment at which a request was due. An answer counts as cached when it was made at least a second before.`,
    ],
    head: [
      '',
      'asked',
      'cached',
      `within ${AT_ONCE_MS} ms`,
      'p50 ms',
      'p99 ms',
      'p99 of the cached',
      'p50 of the others',
      'failed',
    ],
    rows: all.flatMap(([name, { quiet, busy }]) => [
      rowOf(`${name}, quiet`, quiet),
      rowOf(`${name}, busy`, busy),
    ]),
    goals: [
      goalOf('cached while staff work', 100 * ours.busy.cached, { atLeast: 90 }, '%'),
      goalOf('p99 while staff work, to a quiet system', ours.busy.p99 / ours.quiet.p99, {
        atMost: 3,
      }),
    ],
  };
}

tell(await measureAll({ busy: busySection }));
