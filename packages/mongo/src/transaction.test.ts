import { expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { freshDatabase } from '@slots/testing/databases';
import { createMongoGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import mongoose from 'mongoose';
import { isMongoUnavailable, openMongo } from './connection.ts';
import { createTransact } from './transaction.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a transaction is given up within the patience of whoever asked, and so are those behind it', async () => {
  const { mongodbUrl, database } = freshDatabase();
  const gate = await createMongoGate(mongodbUrl);
  const mongo = openMongo({ url: gate.url, database }, { logger, prepare: async () => undefined });
  try {
    await gate.open();
    await mongo.prepared;
    const transact = createTransact(mongo.connection);
    const things = mongo.connection.collection<{ number: number }>('things');
    const write = (number: number) =>
      transact('things', (session) => things.insertOne({ number }, { session }));
    await write(1);
    await gate.shut();
    const startedAt = performance.now();
    const failures = await Promise.all([2, 3, 4].map((number) => failureOf(write(number))));
    // The last try may have begun just before the end.
    expect(performance.now() - startedAt).toBeLessThan(14_000);
    expect(failures.map(isMongoUnavailable)).toEqual([true, true, true]);
    await gate.open();
    await until(() => write(5), { timeoutMs: 15_000 });
    expect(await things.countDocuments()).toBe(2);
  } finally {
    await mongo.close();
    await gate.shut();
  }
}, 60_000);

test('a member that steps down cannot be reached at the moment', () => {
  const { MongoServerError } = mongoose.mongo;
  expect(isMongoUnavailable(new MongoServerError({ code: 10_107, message: 'not primary' }))).toBe(
    true,
  );
  expect(isMongoUnavailable(new MongoServerError({ code: 2, message: 'bad value' }))).toBe(false);
});
