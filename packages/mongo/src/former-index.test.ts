import { afterAll, expect, test } from '@jest/globals';
import { freshDatabase } from '@slots/testing/databases';
import mongoose, { Schema } from 'mongoose';
import { dropFormerIndex } from './former-index.ts';

const { mongodbUrl, database } = freshDatabase();
const connection = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
const days = connection.model('Day', new Schema({ day: String }), 'days');

afterAll(() => connection.close());

test('an index of an earlier version goes, once', async () => {
  await dropFormerIndex(days, 'day_1');
  await days.collection.createIndex({ day: 1 });
  await dropFormerIndex(days, 'day_1');
  expect((await days.collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  await dropFormerIndex(days, 'day_1');
});

test('what else goes wrong is told', async () => {
  await days.createCollection();
  await expect(dropFormerIndex(days, '_id_')).rejects.toThrow('_id');
});
