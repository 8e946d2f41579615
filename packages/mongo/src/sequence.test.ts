import { afterAll, expect, test } from '@jest/globals';
import { freshDatabase } from '@slots/testing/databases';
import mongoose from 'mongoose';
import { createSequence } from './sequence.ts';

const { mongodbUrl, database } = freshDatabase();
const connection = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
const sequence = createSequence(connection);

afterAll(() => connection.close());

test('a hundred callers at once get the numbers 1 to 100, each one once', async () => {
  const numbers = await Promise.all(Array.from({ length: 100 }, () => sequence.next('games')));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
});

test('each name counts for itself', async () => {
  expect(await sequence.next('casinos')).toBe(1);
  expect(await sequence.next('casinos')).toBe(2);
  expect(await sequence.next('affiliates')).toBe(1);
});

test('a number taken in a transaction that fails is given out again', async () => {
  const failed = connection.transaction(async (session) => {
    await sequence.next('promotions', session);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await sequence.next('promotions')).toBe(1);
});
