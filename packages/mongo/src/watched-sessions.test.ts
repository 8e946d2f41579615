import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { freshDatabase } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { createTransact } from './transaction.ts';
import { startWatchedSessions, type WatchedSessions } from './watched-sessions.ts';

const { mongodbUrl, database } = freshDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
let connection: Connection;
let watched: WatchedSessions;

beforeAll(async () => {
  connection = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
  watched = startWatchedSessions(connection, { isPrepared: () => true, logger });
});
afterAll(async () => {
  await watched.close();
  await connection.close();
});

const things = () => connection.collection<{ _id: string; by: string }>('things');
const processes = () =>
  connection.collection<{ _id: string; sessions: unknown; until: Date }>('watched_sessions');

async function leftOpen(): Promise<ClientSession> {
  const session = await connection.startSession();
  session.startTransaction();
  await things().insertOne({ _id: 'the same', by: 'dead' }, { session });
  return session;
}

test('a transaction that a dead process left open is ended, and what it held can be written', async () => {
  const left = await leftOpen();
  await processes().insertOne({
    _id: 'dead',
    sessions: [left.id?.id],
    until: new Date(Date.now() + 1_000),
  });
  const transact = createTransact(connection, watched.withSession);
  // MongoDB itself would keep it locked for a minute; a transaction is given up after eight seconds.
  await transact('things', (session) =>
    things().insertOne({ _id: 'the same', by: 'alive' }, { session }),
  );
  await expect(left.commitTransaction()).rejects.toThrow('ransaction');
  expect(await things().find().toArray()).toEqual([{ _id: 'the same', by: 'alive' }]);
  await until(async () => expect(await processes().findOne({ _id: 'dead' })).toBeNull());
  await left.endSession();
});

test('a dead process without a session costs nobody theirs', async () => {
  await things().deleteMany({});
  const other = await leftOpen();
  await processes().insertOne({ _id: 'idle', sessions: [], until: new Date(0) });
  await until(async () => expect(await processes().findOne({ _id: 'idle' })).toBeNull());
  await other.commitTransaction();
  expect(await things().countDocuments()).toBe(1);
  await other.endSession();
});

test('sessions are used again, as many as run at once, and are told to others until they end', async () => {
  const some = startWatchedSessions(connection, { isPrepared: () => true, logger });
  const used = new Set<ClientSession>();
  const use = () => some.withSession(async (session) => void used.add(session));
  await use();
  await use();
  expect(used.size).toBe(1);
  await Promise.all([use(), use()]);
  expect(used.size).toBe(2);
  const ids = [...used].map(({ id }) => id?.id);
  const told = () => processes().findOne({ sessions: ids });
  expect(await told()).not.toBeNull();
  await some.close();
  expect(await told()).toBeNull();
});
