import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { freshDatabase } from '@slots/testing/databases';
import mongoose from 'mongoose';
import { type Migration, migrate } from './migrations.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const { mongodbUrl, database } = freshDatabase();
const connection = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
const locks = connection.collection<{ _id: string; owner: string; until: Date }>('locks');
const games = connection.collection<{ _id: number; name: string; letters?: number }>('games');

beforeEach(async () => {
  await Promise.all([games.deleteMany({}), locks.deleteMany({})]);
  await connection.collection('migrations').deleteMany({});
});
afterAll(() => connection.close());

/** Counts the letters of names, one game at a time, and tells how many runs there were at once. */
function countLetters() {
  const seen = { now: 0, most: 0 };
  const migration: Migration = {
    id: 'letters',
    async run() {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      let records = 0;
      for await (const { _id, name } of games.find({ letters: { $exists: false } })) {
        await games.updateOne({ _id }, { $set: { letters: name.length } });
        records += 1;
      }
      seen.now -= 1;
      return records;
    },
  };
  return { seen, migration };
}

test('replicas that start side by side migrate one after the other, and each record once', async () => {
  await games.insertMany(Array.from({ length: 50 }, (_none, _id) => ({ _id, name: 'Gold' })));
  const { seen, migration } = countLetters();
  await Promise.all(Array.from({ length: 4 }, () => migrate(connection, [migration], { logger })));
  expect(seen.most).toBe(1);
  expect(await games.countDocuments({ letters: 4 })).toBe(50);
  expect(await connection.collection('migrations').findOne({})).toMatchObject({ records: 50 });
  expect(await locks.countDocuments()).toBe(0);
});

test('what the version before wrote meanwhile is brought up to date by the next run', async () => {
  const { migration } = countLetters();
  await migrate(connection, [migration], { logger });
  await games.insertOne({ _id: 1, name: 'Late' });
  await migrate(connection, [migration], { logger });
  expect(await games.findOne({ _id: 1 })).toMatchObject({ letters: 4 });
});

test('the lock of a process that died is taken over once its lease has run out', async () => {
  await locks.insertOne({ _id: 'migrations', owner: 'dead', until: new Date(Date.now() + 700) });
  const { seen, migration } = countLetters();
  const startedAt = Date.now();
  await migrate(connection, [migration], { logger });
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(500);
  expect(seen.most).toBe(1);
});

test('a migration that fails lets go of the lock', async () => {
  const failing: Migration = { id: 'failing', run: () => Promise.reject(new Error('no')) };
  await expect(migrate(connection, [failing], { logger })).rejects.toThrow('no');
  const { migration } = countLetters();
  await migrate(connection, [migration], { logger });
});
