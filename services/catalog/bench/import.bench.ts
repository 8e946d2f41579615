/**
 * Games a second of an import through the queue, against a bare bulk write of the same documents in
 * the same run, and the memory of the worker at each tenth of it. More than 100,000 games come in tenths, an import and a
 * bulk write of each in turns, so that both grow; and the first sync is timed the same way. Needs a MongoDB and a Redis of which
 * it may use databases of its own:
 *
 *     MONGODB_URL=… REDIS_URL=… node bench/import.bench.ts [games, 1000] [rounds, BENCH_ROUNDS or 3] [workers, 1]
 *
 * A million games take `--max-old-space-size=8192`, since the catalogue that is synced is in this process, and an hour.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { goalOf, tell } from '@slots/benchmark/report';
import { median } from '@slots/benchmark/statistics';
import { createSimulator } from '@slots/catalogue-simulator/simulator';
import { createLogger } from '@slots/logger/logger';
import { freePort } from '@slots/processes/ports';
import mongoose from 'mongoose';
import { Registry } from 'prom-client';
import { workerSettings } from '../src/env.ts';
import type { GameRecord } from '../src/games/stored-game.ts';
import { openStores } from '../src/stores.ts';

const games = Number(process.argv[2] ?? 1_000);
const rounds = Number(process.argv[3] ?? (process.env['BENCH_ROUNDS'] || 3));
const workerCount = Number(process.argv[4] ?? 1);
const SECRET = 'bench-secret';
const RATE = 1_000;
const TENTHS = 10;
const MAX_MS = 600_000;
/** More come in parts. */
const MAX_PART = 100_000;
const MIN_SHARE = 0.5;
/** A tenth may take a quarter longer than the first, on a machine that is not quiet. */
const MIN_LINEAR = 0.8;
const POLL_MS = 100;

const simulator = await createSimulator({
  host: '127.0.0.1',
  apiPort: 0,
  launcherPort: 0,
  token: 'key',
  secret: SECRET,
  origin: 'https://bench.example',
  requestsPerSecond: RATE,
  seed: 1,
  games,
});
const env = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PORT: '0',
  MONGODB_URL: process.env['MONGODB_URL'],
  MONGODB_DATABASE: `bench-${randomBytes(4).toString('hex')}`,
  REDIS_URL: process.env['REDIS_URL'],
  IMPORT_CONCURRENCY: process.env['IMPORT_CONCURRENCY'],
  QUEUE_PREFIX: `bench-${randomBytes(4).toString('hex')}`,
  CATALOGUE_URL: simulator.apiUrl,
  CATALOGUE_TOKEN: 'key',
  CATALOGUE_SECRET: SECRET,
  CATALOGUE_ORIGIN: 'https://bench.example',
  CATALOGUE_RATE: String(RATE),
};
const settings = workerSettings.parse(env);
const logger = createLogger({ name: 'bench', level: 'warn' });
const stores = openStores(settings, { logger, registry: new Registry(), redisRole: 'worker' });
const client = new mongoose.mongo.MongoClient(settings.MONGODB_URL);
const db = client.db(settings.MONGODB_DATABASE);
const imported = db.collection<GameRecord>('games');

interface Worker {
  readonly child: ChildProcess;
  readonly url: string;
}

/** A worker as in production: a process of its own. */
async function startWorker(): Promise<Worker> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../src/worker.ts', import.meta.url))],
    { env: { ...process.env, ...env, PORT: String(port) }, stdio: 'inherit' },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  return { child, url: `http://127.0.0.1:${port}` };
}

/** The memory of a worker in MB, as its metrics tell it. */
async function memoryOf({ url }: Worker): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1];
  return Math.round(Number(bytes) / 1024 / 1024);
}

/** Seconds that something took. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Seconds of each tenth of the first sync. */
async function syncedTenths(): Promise<number[]> {
  const tenths: number[] = [];
  for (let from = performance.now(); tenths.length < TENTHS; ) {
    const run = (await stores.runs.running()) ?? (await stores.runs.last());
    const done = run?.state === 'completed' ? TENTHS : ((run?.games ?? 0) * TENTHS) / games;
    const now = performance.now();
    // A small catalogue is through several between two looks.
    const passed = Math.floor(done) - tenths.length;
    for (let at = 0; at < passed; at += 1) tenths.push((now - from) / 1_000 / passed);
    if (passed > 0) from = now;
    await delay(POLL_MS);
  }
  while ((await stores.runs.lastCompleted('full')) === null) await delay(POLL_MS);
  return tenths;
}

/** One import to its end; gives the first worker's memory at each tenth of it. */
async function throughQueue(gameIds: readonly number[], worker: Worker): Promise<number[]> {
  const memory: number[] = [];
  const { _id } = await stores.importing.create({ origin: 'batch', gameIds });
  for await (const { counts } of stores.importing.follow(_id, AbortSignal.timeout(MAX_MS))) {
    const tenths = Math.floor((counts.succeeded * TENTHS) / gameIds.length);
    if (tenths > memory.length) memory.push(await memoryOf(worker));
  }
  const end = await stores.importing.progress(_id);
  if (end?.counts.succeeded !== gameIds.length) {
    throw new Error(`Only ${end?.counts.succeeded} games were imported`);
  }
  return memory;
}

/** The same documents into a collection with the same indexes, by the same driver and write concern. */
async function bare(documents: readonly GameRecord[], name: string): Promise<number> {
  const target = db.collection<GameRecord>(name);
  for (const { key, unique, name: index } of await imported.indexes()) {
    if (index !== '_id_') await target.createIndex(key, { unique: unique ?? false });
  }
  return timed(() =>
    target.bulkWrite(
      documents.map((document) => ({ insertOne: { document } })),
      { ordered: false, writeConcern: { w: 'majority' } },
    ),
  );
}

// Ended by a signal it would leave its workers behind.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
const print = (line: string) => process.stdout.write(`${line}\n`);
const workers = await Promise.all(Array.from({ length: workerCount }, startWorker));
const [first] = workers;
if (!first) throw new Error('At least one worker is needed');
try {
  await stores.mongo.prepared;
  const synced = await syncedTenths();
  print(`the first sync, seconds of each tenth: ${synced.map((one) => one.toFixed(1)).join(' ')}`);
  const ids = await stores.mirror.ids({});
  const partSize = games > MAX_PART ? Math.ceil(games / TENTHS) : games;
  const best = { queue: 0, bulk: 0 };
  const rows: string[][] = [];
  const ratios: number[] = [];
  const memories: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await imported.deleteMany({});
    for (let from = 0; from < ids.length; from += partSize) {
      const part = ids.slice(from, from + partSize);
      let memory: number[] = [];
      const queueSeconds = await timed(async () => {
        memory = await throughQueue(part, first);
      });
      const documents = await imported.find({ _id: { $in: part } }).toArray();
      const bulkSeconds = await bare(documents, `bare-${round}`);
      const [queue, bulk] = [part.length / queueSeconds, part.length / bulkSeconds];
      best.queue = Math.max(best.queue, queue);
      best.bulk = Math.max(best.bulk, bulk);
      ratios.push(queue / bulk);
      memories.push(...memory);
      const name =
        part.length === games ? String(round) : `from ${from.toLocaleString('en')} games on`;
      rows.push([name, queue.toFixed(0), bulk.toFixed(0), (queue / bulk).toFixed(2)]);
      print(
        `${name}: queue ${queue.toFixed(0)} games/s, bulk write ${bulk.toFixed(0)} games/s, ratio ${(queue / bulk).toFixed(2)}, worker's memory at each tenth in MB: ${memory.join(' ')}`,
      );
    }
  }
  print(
    `best of ${rounds}, ${games} games, ${workerCount} workers: queue ${best.queue.toFixed(0)} games/s, bulk write ${best.bulk.toFixed(0)} games/s, ratio ${(best.queue / best.bulk).toFixed(2)}`,
  );
  const growth = (memories.at(-1) ?? 0) / (memories[0] ?? 1);
  tell([
    {
      title: `An import of ${games.toLocaleString('en')} games from a filled mirror`,
      notes: [
        `Seconds of each tenth of the sync that filled it: ${synced.map((one) => one.toFixed(1)).join(' ')}.`,
        `${workerCount} worker, against one bare bulk write of the same documents (same driver, indexes and write concern). The worker's memory in MB at each tenth of each round: ${memories.join(' ')}.`,
      ],
      head: ['round', 'through the queue, games/s', 'bulk write, games/s', 'ratio'],
      rows,
      goals: [
        goalOf('import, to a bare bulk write', median(ratios), { atLeast: MIN_SHARE }),
        ...(partSize < games
          ? [
              goalOf('the same, the slowest of ten parts', Math.min(...ratios), {
                atLeast: MIN_SHARE,
              }),
              goalOf(
                'a sync, the first tenth to the last',
                (synced[0] ?? 0) / (synced.at(-1) ?? 0),
                {
                  atLeast: MIN_LINEAR,
                },
              ),
            ]
          : []),
        goalOf("the worker's memory, last to first tenth", growth, { atMost: 1.25 }),
      ],
    },
  ]);
} finally {
  for (const { child } of workers) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  await stores.close();
  await simulator.close();
  await db.dropDatabase();
  await client.close();
}
