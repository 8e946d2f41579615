/**
 * A million games beside 25,000, each with a catalog, a worker, a database and an index of its own on the same servers:
 * what a call costs with the one, to what it costs with the other, in turns.
 *
 *     MONGODB_URL=… REDIS_URL=… [SEARCH_URL=… SEARCH_PID=…] [BENCH_GAMES=25000,1000000] node bench/million.bench.ts
 *
 * Without SEARCH_URL it starts an OpenSearch of its own. BENCH_KEEP=1 leaves games and indexes for the next run.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { contest, failures, medianOf, ratio, type Standing } from '@slots/benchmark/contest';
import { moveToCore } from '@slots/benchmark/cores';
import { usageOf } from '@slots/benchmark/process-usage';
import {
  contestOptions,
  goalOf,
  measureAll,
  number,
  type Section,
  tell,
} from '@slots/benchmark/report';
import { seedGames } from '@slots/benchmark/seeded-games';
import { median } from '@slots/benchmark/statistics';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { createLogger } from '@slots/logger/logger';
import { mongodbUrl, redisUrl, startMeasuredSystem } from '@slots/testing/measured-system';
import { startOpenSearch } from '@slots/testing/opensearch-node';
import mongoose from 'mongoose';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { workerSettings } from '../src/env.ts';
import type { GameRecord } from '../src/games/stored-game.ts';
import { openStores } from '../src/stores.ts';
import { madeUpGames } from './made-up-games.ts';

const SIZES = (process.env['BENCH_GAMES'] ?? '25000,1000000').split(',').map(Number);
const [FEW = 25_000, MANY = 1_000_000] = SIZES;
const KEEP = process.env['BENCH_KEEP'] === '1';
const ONLY = process.env['BENCH_CALLS'];
const HEAP_MB = 1_024;
const LIMIT = 20;
const CONNECTIONS = 8;
const MIN_SHARE = 0.7;
const IMPORTED = 3_000;
const MIN_OF_BARE = 0.5;
const PATHS = 1_000;
/** A prime, so that pages come in no order. */
const STEP = 7_919;
/** Filling a million is allowed to take its time. */
const FILL_MS = 30 * 60_000;

interface SearchNode {
  readonly url: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

async function searchNode(): Promise<SearchNode> {
  const { SEARCH_URL: url, SEARCH_PID: pid } = process.env;
  if (url !== undefined) {
    return { url, pid: pid === undefined ? undefined : Number(pid), stop: async () => undefined };
  }
  return startOpenSearch({ heapMb: HEAP_MB });
}

const prefixOf = (games: number) => `bench-million-${games}-`;

async function inDatabase<T>(
  games: number,
  work: (connection: mongoose.Connection) => Promise<T>,
): Promise<T> {
  const dbName = `${prefixOf(games)}catalog`;
  const connection = await mongoose.createConnection(mongodbUrl, { dbName }).asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function seed(games: number): Promise<void> {
  const there = await inDatabase(games, (connection) =>
    connection.collection('games').estimatedDocumentCount(),
  );
  if (there === 0) await seedGames(`${prefixOf(games)}catalog`, games);
}

/** True once the alias names an index and no other is being made. */
async function isFilled(url: string, alias: string): Promise<boolean> {
  const [named, all] = await Promise.all(
    [`_alias/${alias}`, `${alias}-*/_alias`].map((path) => fetch(`${url}/${path}`)),
  );
  if (!named?.ok || !all?.ok) return false;
  return Object.keys(z.record(z.string(), z.unknown()).parse(await all.json())).length === 1;
}

interface Installation {
  readonly games: number;
  readonly url: string;
  gatewayHeaders(): Readonly<Record<string, string>>;
  readonly fillSeconds: number;
  readonly startSeconds: number;
  readonly atRestMb: number;
  readonly catalogPid: number;
  readonly workerPid: number;
  /** Parts of names that are there. */
  readonly names: readonly string[];
  stop(): Promise<void>;
}

async function start(games: number, search: SearchNode): Promise<Installation> {
  await seed(games);
  const databasePrefix = prefixOf(games);
  const startedAt = performance.now();
  const system = await startMeasuredSystem({
    databasePrefix,
    only: ['catalog-worker', 'catalog'],
    env: { SEARCH_URL: search.url, SEED_GAMES: '0' },
  });
  const url = system.urlOf('catalog');
  const alias = `${databasePrefix}-games`.toLowerCase();
  while (!(await isFilled(search.url, alias))) {
    if (performance.now() - startedAt > FILL_MS)
      throw new Error('The index was not filled in time');
    await delay(200);
  }
  const fillSeconds = (performance.now() - startedAt) / 1_000;
  const page = async () => {
    const answer = await fetch(`${url}/api/public/games?limit=100&random=true&seed=names`);
    if (!answer.ok) throw new Error(`no list: ${answer.status}`);
    return listPublicGames.responses[200].parse(await answer.json());
  };
  const restartedAt = performance.now();
  await system.process('catalog').restart();
  const { data } = await page();
  const startSeconds = (performance.now() - restartedAt) / 1_000;
  const [catalogPid, workerPid] = [system.pidOf('catalog'), system.pidOf('catalog-worker')];
  await delay(2_000);
  for (const pid of [catalogPid, workerPid]) moveToCore('server', pid);
  return {
    games,
    url,
    gatewayHeaders: system.gatewayHeaders,
    fillSeconds,
    startSeconds,
    atRestMb: usageOf([catalogPid])?.residentMb ?? 0,
    catalogPid,
    workerPid,
    names: data.map(({ name }) => name),
    async stop() {
      await system.stop();
      if (KEEP) return;
      await inDatabase(games, (connection) => connection.dropDatabase());
      await fetch(`${search.url}/${alias}-*`, { method: 'DELETE' });
    },
  };
}

/** Pages of a list, near and far. */
function pagesOf(games: number, order: string, filter = ''): string[] {
  const pages = Math.floor(games / LIMIT);
  return Array.from({ length: PATHS }, (_none, at) => {
    const page = 1 + ((at * STEP) % pages);
    return `/api/public/games?page=${page}&limit=${LIMIT}&${order}${filter}`;
  });
}

const firstPages = (order: string) =>
  Array.from({ length: 50 }, (_none, at) => `/api/public/games?page=${at + 1}&limit=20&${order}`);

type Asking = (installation: Installation) => readonly string[];

/** Requests of visitors. */
const CALLS: Readonly<Record<string, Asking>> = {
  'one of the first 50 pages': () => firstPages('sort=name'),
  'any page, by name': ({ games }) => pagesOf(games, 'sort=name'),
  'any page, by RTP': ({ games }) => pagesOf(games, 'sort=rtp'),
  'any page, newest first': ({ games }) => pagesOf(games, 'sort=latest'),
  'any page of RTP 95 and above': ({ games }) => pagesOf(games / 2, 'sort=name', '&minRtp=95'),
  'a first random page, another seed each': () =>
    Array.from(
      { length: PATHS },
      (_none, at) => `/api/public/games?limit=20&random=true&seed=${at}`,
    ),
  'any random page': ({ games }) => pagesOf(games, 'random=true&seed=one'),
  'a search, letter by letter': ({ names }) =>
    names.flatMap((name) => [3, 4, 6, 8].map((letters) => searchFor(name.slice(0, letters)))),
  'a search with a typo': ({ names }) =>
    names.map((name) => searchFor(`${name.slice(0, 3)}${name.slice(4)}`)),
};
const searchFor = (typed: string) => `/internal/search?q=${encodeURIComponent(typed)}`;

interface Imported {
  readonly perSecond: number;
  /** Games a second of a bare bulk write of the same documents into the same collection. */
  readonly bare: number;
}

/** Imports games beside those that are there, through the worker's queue, and takes them away again. */
async function importBeside(games: number): Promise<Imported> {
  const prefix = prefixOf(games);
  const settings = workerSettings.parse({
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: '0',
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: `${prefix}catalog`,
    REDIS_URL: redisUrl,
    QUEUE_PREFIX: prefix,
    CATALOGUE_URL: 'http://127.0.0.1:9',
    CATALOGUE_TOKEN: 'none',
    CATALOGUE_SECRET: 'none',
    CATALOGUE_ORIGIN: 'https://bench.example',
  });
  const logger = createLogger({ name: 'bench', level: 'warn' });
  const stores = openStores(settings, { logger, registry: new Registry(), redisRole: 'queue' });
  try {
    await stores.mongo.prepared;
    const { copyAt } = madeUpGames(games + IMPORTED);
    const copies = Array.from({ length: IMPORTED }, (_none, at) => copyAt(games + at));
    const gameIds = copies.map(({ id }) => id);
    await stores.mirror.save(copies, { seenIn: 0, at: new Date() });
    const startedAt = performance.now();
    const { _id } = await stores.importing.create({ origin: 'batch', gameIds });
    const end = await stores.importing.outcome(_id, FILL_MS, new AbortController().signal);
    const seconds = (performance.now() - startedAt) / 1_000;
    if (end?.counts.succeeded !== IMPORTED) throw new Error('Games could not be imported');
    return await inDatabase(games, async (connection) => {
      const rows = connection.collection<GameRecord>('games');
      const among = { _id: { $in: gameIds } };
      const documents = await rows.find(among).toArray();
      await rows.deleteMany(among);
      const bareAt = performance.now();
      await rows.bulkWrite(
        documents.map((document) => ({ insertOne: { document } })),
        { ordered: false, writeConcern: { w: 'majority' } },
      );
      const bareSeconds = (performance.now() - bareAt) / 1_000;
      await rows.deleteMany(among);
      await connection.collection<{ _id: number }>('mirror').deleteMany(among);
      return { perSecond: IMPORTED / seconds, bare: IMPORTED / bareSeconds };
    });
  } finally {
    await stores.close();
  }
}

const title = (games: number) => `${games.toLocaleString('en')} games`;

async function section(): Promise<Section> {
  const search = await searchNode();
  const installations: Installation[] = [];
  try {
    for (const games of SIZES) installations.push(await start(games, search));
    const servers = [search.pid, Number(process.env['MONGODB_PID']) || undefined].flatMap(
      (pid) => pid ?? [],
    );
    for (const pid of servers) moveToCore('server', pid);
    const standings: [string, Standing][] = [];
    for (const [call, pathsOf] of Object.entries(CALLS)) {
      if (ONLY && !call.includes(ONLY)) continue;
      const standing = await contest(
        installations.map((installation) => ({
          name: title(installation.games),
          url: installation.url,
          paths: pathsOf(installation),
          // Searches are the gateway's alone.
          ...(call.startsWith('a search') && { headers: installation.gatewayHeaders }),
          pids: [installation.catalogPid, ...servers],
        })),
        contestOptions(CONNECTIONS),
      );
      process.stderr.write(`${call}: ${ratio(standing, title(MANY), title(FEW))}\n`);
      standings.push([call, standing]);
    }
    const imports = new Map<number, Imported[]>(SIZES.map((games) => [games, []]));
    for (let round = 0; round < contestOptions(CONNECTIONS).rounds; round += 1) {
      for (const games of ONLY && !'import'.includes(ONLY) ? [] : SIZES)
        imports.get(games)?.push(await importBeside(games));
    }
    return tableOf(installations, { standings, imports, searchPid: search.pid });
  } finally {
    await Promise.all(installations.map((installation) => installation.stop()));
    await search.stop();
  }
}

function tableOf(
  installations: readonly Installation[],
  {
    standings,
    imports,
    searchPid,
  }: {
    standings: readonly [string, Standing][];
    imports: ReadonlyMap<number, readonly Imported[]>;
    searchPid: number | undefined;
  },
): Section {
  const shares = [...imports].map(([games, rounds]) => ({
    games,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    share: median(rounds.map(({ perSecond, bare }) => perSecond / bare)),
  }));
  const memory = installations.map(
    ({ games, fillSeconds, startSeconds, atRestMb, catalogPid, workerPid }) =>
      `${title(games)}: the index was filled in ${fillSeconds.toFixed(0)} s; a catalog starts in ${startSeconds.toFixed(1)} s and has ${atRestMb.toFixed(0)} MB at rest, at most ${number(usageOf([catalogPid])?.maxResidentMb ?? null, 0)} MB under load, its worker ${number(usageOf([workerPid])?.maxResidentMb ?? null, 0)} MB.`,
  );
  const nodeMb = searchPid === undefined ? undefined : usageOf([searchPid])?.residentMb;
  const [few, many] = [title(FEW), title(MANY)];
  const lines = standings.flatMap(([call, standing]) =>
    [few, many].map((name) => [
      name === few ? call : '',
      name,
      number(medianOf(standing, name, 'perSecond'), 0),
      number(ratio(standing, name, few), 2),
      number(medianOf(standing, name, 'p50'), 1),
      number(medianOf(standing, name, 'p99'), 1),
      number(medianOf(standing, name, 'cpuMicros'), 0),
      number(ratio(standing, name, few, 'cpuMicros'), 2),
      String(failures(standing, name)),
    ]),
  );
  return {
    title: 'A million games with OpenSearch',
    notes: [
      `One catalog, asked directly over ${CONNECTIONS} connections; catalogs, MongoDB and OpenSearch share a core, and the CPU is that of all of them. Both sizes take turns.`,
      ...memory,
      ...(nodeMb === undefined ? [] : [`OpenSearch has ${nodeMb.toFixed(0)} MB.`]),
    ],
    head: ['', '', 'a second', 'ratio', 'p50 ms', 'p99 ms', 'CPU µs', 'CPU ratio', 'failed'],
    rows: [
      ...lines,
      ...shares.map(({ games, perSecond, share }) => [
        `an import of ${IMPORTED.toLocaleString('en')} games, ratio to a bare bulk write`,
        title(games),
        number(perSecond, 0),
        number(share, 2),
        ...Array.from({ length: 5 }, () => ''),
      ]),
    ],
    goals: [
      ...standings.map(([call, standing]) =>
        goalOf(
          `${call}: ${many}, to ${few}`,
          // Failures void the ratio.
          failures(standing, many) + failures(standing, few) > 0
            ? null
            : ratio(standing, many, few),
          { atLeast: MIN_SHARE },
        ),
      ),
      ...shares.map(({ games, share }) =>
        goalOf(`an import beside ${title(games)}, to a bare bulk write`, share, {
          atLeast: MIN_OF_BARE,
        }),
      ),
      ...installations.flatMap(({ games, startSeconds, catalogPid }) => [
        goalOf(`start of a catalog: ${title(games)}`, startSeconds, { atMost: 5 }, 's'),
        goalOf(
          `memory of a catalog: ${title(games)}`,
          usageOf([catalogPid])?.maxResidentMb ?? null,
          { atMost: 250 },
          'MB',
        ),
      ]),
    ],
  };
}

tell(await measureAll({ million: section }));
