/**
 * The catalog alone with more and more games, and each way to keep what visitors list and search: its start, its memory
 * while visitors read and games change, and the speed of its calls.
 *
 *     MONGODB_URL=… REDIS_URL=… [SEARCH_URL=…] [BENCH_GAMES=25000,250000] node bench/games.bench.ts
 */
import { setTimeout as delay } from 'node:timers/promises';
import { moveToCore } from '@slots/benchmark/cores';
import { putUnderLoad } from '@slots/benchmark/load';
import { usageOf } from '@slots/benchmark/process-usage';
import { goalOf, number, tell } from '@slots/benchmark/report';
import { seedGames } from '@slots/benchmark/seeded-games';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { benchPrefix, mongodbUrl, startMeasuredSystem } from '@slots/testing/measured-system';
import mongoose from 'mongoose';
import type { GameRecord } from '../src/games/stored-game.ts';

const SIZES = (process.env['BENCH_GAMES'] ?? '25000,250000,1000000').split(',').map(Number);
const SEARCH_URL = process.env['SEARCH_URL'];
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const MAX_RESIDENT_MB = 250;
const LIMIT = 20;
const CHANGED_EVERY_MS = 50;

interface Measured {
  readonly name: string;
  readonly startSeconds: number;
  readonly atRestMb: number;
  readonly underLoadMb: number;
  readonly perSecond: Readonly<Record<Call, number>>;
}

const CALLS = ['a page', 'a random page', 'a search'] as const;
type Call = (typeof CALLS)[number];

async function connect(database: string): Promise<mongoose.Connection> {
  return mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
}

/** Changes a game every now and then, as staff and imports do; resolves once `signal` aborts. */
async function changeGames(database: string, signal: AbortSignal): Promise<void> {
  const connection = await connect(database);
  const rows = connection.collection<GameRecord>('games');
  const ids = await rows.find({}, { projection: { _id: 1 }, limit: 1_000 }).toArray();
  for (let at = 0; !signal.aborted; at += 1) {
    await rows.updateOne({ _id: ids[at % ids.length]?._id ?? 0 }, [
      { $set: { rtpValue: { $add: [90, { $mod: ['$version', 9] }] }, updatedAt: '$$NOW' } },
      { $set: { version: { $add: ['$version', 1] } } },
    ]);
    await delay(CHANGED_EVERY_MS);
  }
  await connection.close();
}

function pagesOf(games: number, more: string): string[] {
  const pages = Math.floor(games / LIMIT);
  return Array.from(
    { length: 1_000 },
    (_none, at) =>
      `/api/public/games?page=${1 + ((at * 7_919) % pages)}&limit=${LIMIT}&${more}${at % 7 === 0 ? '&minRtp=95' : ''}`,
  );
}

async function measure(games: number, searchUrl: string | undefined): Promise<Measured> {
  const name = `${games.toLocaleString('en')} games, ${searchUrl ? 'OpenSearch' : 'embedded'}`;
  process.stderr.write(`── ${name}\n`);
  const databasePrefix = benchPrefix();
  const database = `${databasePrefix}catalog`;
  await seedGames(database, games);
  const system = await startMeasuredSystem({
    databasePrefix,
    only: searchUrl ? ['catalog-worker', 'catalog'] : ['catalog'],
    env: searchUrl ? { SEARCH_URL: searchUrl } : {},
    // The memory table's heap is for 100,000.
    ...(games > 100_000 &&
      !searchUrl && { surroundings: () => ({ NODE_OPTIONS: '--max-old-space-size=3072' }) }),
  });
  const running = system.process('catalog');
  const url = system.urlOf('catalog');
  const first = async () => {
    const answer = await fetch(`${url}/api/public/games?limit=100`);
    if (!answer.ok) throw new Error(`no list: ${answer.status}`);
    return listPublicGames.responses[200].parse(await answer.json());
  };
  while ((await first().catch(() => undefined))?.total === undefined) await delay(20);
  // Refused until the index has every game; lists come from MongoDB until then.
  const searches = async () =>
    (await fetch(`${url}/internal/search?q=gold`, { headers: system.gatewayHeaders() })).ok;
  while (!(await searches())) await delay(500);
  const stopping = new AbortController();
  try {
    const startedAt = performance.now();
    await running.restart();
    const pid = system.pidOf('catalog');
    moveToCore('server', pid);
    const { data } = await first();
    const startSeconds = (performance.now() - startedAt) / 1_000;
    await delay(2_000);
    const atRestMb = usageOf([pid])?.residentMb ?? 0;
    const typed = data.flatMap((game) =>
      [3, 4, 6, 8].map(
        (letters) => `/internal/search?q=${encodeURIComponent(game.name.slice(0, letters))}`,
      ),
    );
    const paths: Record<Call, string[]> = {
      'a page': pagesOf(games, 'sort=name'),
      'a random page': pagesOf(games, 'random=true'),
      'a search': typed,
    };
    const perSecond = { 'a page': 0, 'a random page': 0, 'a search': 0 };
    const load = (call: Call) =>
      putUnderLoad({
        url,
        paths: paths[call],
        headers: call === 'a search' ? system.gatewayHeaders() : undefined,
        connections: 8,
        seconds: SECONDS,
      });
    for (const call of CALLS) {
      await load(call);
      const { requests, seconds, refused } = await load(call);
      if (refused > 0) process.stderr.write(`${call}: ${refused} of ${requests} refused\n`);
      perSecond[call] = requests / seconds;
    }
    const changing = changeGames(database, stopping.signal);
    for (const call of CALLS) await load(call);
    stopping.abort();
    await changing;
    const underLoadMb = usageOf([pid])?.maxResidentMb ?? 0;
    const measured = { name, startSeconds, atRestMb, underLoadMb, perSecond };
    process.stderr.write(`${JSON.stringify(measured)}\n`);
    return measured;
  } finally {
    stopping.abort();
    await system.stop();
    const connection = await connect(database);
    await connection.dropDatabase();
    await connection.close();
  }
}

const measured: Measured[] = [];
for (const games of SIZES) {
  measured.push(await measure(games, undefined));
  if (SEARCH_URL) measured.push(await measure(games, SEARCH_URL));
}
const resident = (games: number) => (name: string) =>
  name.startsWith(`${games.toLocaleString('en')} `);
tell([
  {
    title: 'Games: embedded and OpenSearch',
    notes: [
      'One catalog, asked directly; its memory is the most that was resident while visitors read and twenty games a second changed. The index of OpenSearch was there before.',
    ],
    head: [
      '',
      'start, s',
      'at rest, MB',
      'under load, MB',
      ...CALLS.map((call) => `${call}, a second`),
    ],
    rows: measured.map(({ name, startSeconds, atRestMb, underLoadMb, perSecond }) => [
      name,
      startSeconds.toFixed(1),
      number(atRestMb, 0),
      number(underLoadMb, 0),
      ...CALLS.map((call) => number(perSecond[call], 0)),
    ]),
    goals: measured
      .filter(({ name }) => name.endsWith('OpenSearch') || resident(25_000)(name))
      .map(({ name, underLoadMb }) =>
        goalOf(`memory of a catalog: ${name}`, underLoadMb, { atMost: MAX_RESIDENT_MB }, 'MB'),
      ),
  },
]);
