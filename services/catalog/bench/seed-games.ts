/**
 * Fills an empty database with made-up games, written straight into it, and imports some more the way a
 * worker does, to measure the cost of that beside the others; those are removed again.
 *
 *     MONGODB_URL=… MONGODB_DATABASE=… node bench/seed-games.ts [games, 25000] [imported, 0]
 *
 * Its last line is JSON: { seedSeconds, importedPerSecond }.
 */
import { createHistoryStore } from '@slots/mongo/history';
import mongoose from 'mongoose';
import type { GameRecord } from '../src/games/stored-game.ts';
import { MAX_CHUNK_SIZE } from '../src/imports/imports.service.ts';
import { createRepositories } from '../src/repositories.ts';
import { madeUpGames } from './made-up-games.ts';

const count = Number(process.argv[2] ?? 25_000);
const imported = Number(process.argv[3] ?? 0);
const BATCH = 5_000;
const { copyAt, documentOf } = madeUpGames(count + imported);

const url = process.env['MONGODB_URL'] ?? '';
const connection = await mongoose
  // Indexes are made of all games at once, which takes a fraction of the time.
  .createConnection(url, {
    dbName: process.env['MONGODB_DATABASE'] ?? 'catalog',
    autoIndex: false,
  })
  .asPromise();
const history = createHistoryStore(connection, { days: 1 });
const repositories = createRepositories(connection, { history });
try {
  const rows = connection.collection<GameRecord>('games');
  if (await rows.findOne({})) throw new Error('The database has games already');
  const startedAt = performance.now();
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const batch = Array.from({ length: size }, (_, at) => documentOf(copyAt(from + at)));
    await rows.insertMany(batch, { ordered: false });
  }
  await repositories.games.prepare();
  const seedSeconds = (performance.now() - startedAt) / 1_000;
  process.stdout.write(
    `${JSON.stringify({ seedSeconds, importedPerSecond: await importSpeed() })}\n`,
  );
} finally {
  await connection.close();
}

/** Games a second that a worker writes beside those that are there; null when none were asked for. */
async function importSpeed(): Promise<number | null> {
  if (imported === 0) return null;
  await repositories.taxonomy.prepare();
  const writer = repositories.gameWriter(() => Promise.resolve());
  const wanted = Array.from({ length: imported }, (_, at) => copyAt(count + at));
  const startedAt = performance.now();
  for (let from = 0; from < imported; from += MAX_CHUNK_SIZE)
    await writer.save(wanted.slice(from, from + MAX_CHUNK_SIZE));
  const seconds = (performance.now() - startedAt) / 1_000;
  await connection
    .collection<GameRecord>('games')
    .deleteMany({ _id: { $in: wanted.map(({ id }) => id) } });
  return imported / seconds;
}
