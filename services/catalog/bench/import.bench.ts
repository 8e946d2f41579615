/**
 * Games a second of an import through the queue, against a bare bulk write of the same documents in
 * the same run. Needs a MongoDB and a Redis of which it may use databases of its own:
 *
 *     MONGODB_URL=… REDIS_URL=… node bench/import.bench.ts [games, 1000] [rounds, 5]
 */
import { randomBytes } from 'node:crypto';
import { createSimulator } from '@slots/catalogue-simulator/simulator';
import { createLogger } from '@slots/logger/logger';
import mongoose from 'mongoose';
import { workerSettings } from '../src/env.ts';
import type { GameRecord } from '../src/games/game.model.ts';
import { openStores } from '../src/stores.ts';
import { startCatalogWorker } from '../src/worker-app.ts';

const games = Number(process.argv[2] ?? 1_000);
const rounds = Number(process.argv[3] ?? 5);
const SECRET = 'bench-secret';
const RATE = 1_000;

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
const settings = workerSettings.parse({
  NODE_ENV: 'production',
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
});
const logger = createLogger({ name: 'bench', level: 'warn' });
const stores = openStores(settings, { logger, redisWait: 'forever' });
const worker = await startCatalogWorker(settings, logger);
const client = new mongoose.mongo.MongoClient(settings.MONGODB_URL);
const db = client.db(settings.MONGODB_DATABASE);
const imported = db.collection<GameRecord>('games');

/** Seconds that something took. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function throughQueue(gameIds: readonly number[]): Promise<void> {
  const { _id } = await stores.importing.create({ origin: 'batch', gameIds });
  const end = await stores.importing.outcome(_id, 300_000, new AbortController().signal);
  if (end?.counts.succeeded !== games)
    throw new Error(`Only ${end?.counts.succeeded} games were imported`);
}

/** The same documents into a collection with the same indexes. */
async function bare(documents: readonly GameRecord[], name: string): Promise<number> {
  const target = db.collection<GameRecord>(name);
  for (const { key, unique, name: index } of await imported.indexes()) {
    if (index !== '_id_') await target.createIndex(key, { unique: unique ?? false });
  }
  return timed(() =>
    target.bulkWrite(
      documents.map((document) => ({ insertOne: { document } })),
      { ordered: false },
    ),
  );
}

const print = (line: string) => process.stdout.write(`${line}\n`);
try {
  while ((await stores.runs.lastCompleted('full')) === null) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const ids = await stores.mirror.ids({});
  const best = { queue: 0, bulk: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    await imported.deleteMany({});
    const queueSeconds = await timed(() => throughQueue(ids));
    const documents = await imported.find().toArray();
    const bulkSeconds = await bare(documents, `bare-${round}`);
    const [queue, bulk] = [games / queueSeconds, games / bulkSeconds];
    best.queue = Math.max(best.queue, queue);
    best.bulk = Math.max(best.bulk, bulk);
    print(
      `round ${round}: queue ${queue.toFixed(0)} games/s, bulk write ${bulk.toFixed(0)} games/s, ratio ${(queue / bulk).toFixed(2)}`,
    );
  }
  print(
    `best of ${rounds}, ${games} games: queue ${best.queue.toFixed(0)} games/s, bulk write ${best.bulk.toFixed(0)} games/s, ratio ${(best.queue / best.bulk).toFixed(2)}`,
  );
} finally {
  await worker.close();
  await stores.close();
  await simulator.close();
  await db.dropDatabase();
  await client.close();
}
