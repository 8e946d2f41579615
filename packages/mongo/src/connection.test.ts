import { afterEach, expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { freshDatabase } from '@slots/testing/databases';
import { createMongoGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { type Connection, Schema } from 'mongoose';
import { Registry } from 'prom-client';
import { isDuplicateKey, isMongoUnavailable, type Mongo, openMongo } from './connection.ts';
import { mongoProblem } from './problem.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const opened: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  for (const thing of opened.splice(0)) await thing.close();
});

async function openBehindGate(prepare: (connection: Connection) => Promise<void>) {
  const { mongodbUrl, database } = freshDatabase();
  const gate = await createMongoGate(mongodbUrl);
  const mongo: Mongo = openMongo({ url: gate.url, database }, { logger, prepare });
  opened.push(mongo, { close: () => gate.shut() });
  return { gate, mongo };
}

function gameModel(connection: Connection) {
  const schema = new Schema({ name: { type: String, unique: true }, slug: { type: String } });
  return connection.model('Game', schema, 'games');
}

test('a MongoDB that comes late is found, prepared once, and then answers', async () => {
  let prepared = 0;
  const { gate, mongo } = await openBehindGate(async () => {
    prepared += 1;
  });
  await expect(mongo.ping()).rejects.toThrow('not prepared');
  await gate.open();
  await mongo.prepared;
  await mongo.ping();
  expect(prepared).toBe(1);
});

test('whatever is written waits for a majority, models and the driver alike', async () => {
  const { gate, mongo } = await openBehindGate(async () => undefined);
  await gate.open();
  await mongo.prepared;
  const ofDriver = mongo.connection.db?.collection('games');
  expect(ofDriver?.writeConcern).toMatchObject({ w: 'majority' });
  expect(gameModel(mongo.connection).db.getClient().options.writeConcern).toMatchObject({
    w: 'majority',
  });
});

test('a preparation that fails is tried again', async () => {
  let tries = 0;
  const { gate, mongo } = await openBehindGate(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  });
  await gate.open();
  await mongo.prepared;
  expect(tries).toBe(2);
});

test('while MongoDB is away, queries fail as unavailable: before the first contact and after it', async () => {
  const { gate, mongo } = await openBehindGate(async () => undefined);
  const games = gameModel(mongo.connection);
  const failure = () =>
    games
      .findOne({ name: 'Gold' })
      .lean()
      .then(
        () => undefined,
        (error: unknown) => error,
      );

  expect(isMongoUnavailable(await failure())).toBe(true);
  await gate.open();
  await mongo.prepared;
  expect(await failure()).toBeUndefined();
  await gate.shut();
  const lost = await failure();
  expect(isMongoUnavailable(lost)).toBe(true);
  expect(mongoProblem(lost)?.status).toBe(503);
  await expect(mongo.ping()).rejects.toThrow('ECONNREFUSED');
  await gate.open();
  await until(() => mongo.ping(), { timeoutMs: 15_000 });
});

test('metrics tell whether there is a MongoDB that takes writes', async () => {
  const { mongodbUrl, database } = freshDatabase();
  const gate = await createMongoGate(mongodbUrl);
  const registry = new Registry();
  const prepare = async () => undefined;
  const mongo = openMongo({ url: gate.url, database }, { logger, registry, prepare });
  opened.push(mongo, { close: () => gate.shut() });
  const known = async () => /^mongodb_primary_known 1$/m.test(await registry.metrics());
  expect(await known()).toBe(false);
  await gate.open();
  await mongo.prepared;
  expect(await known()).toBe(true);
  await gate.shut();
  await until(async () => expect(await known()).toBe(false));
});

test('metrics stay true when a preparation is tried again', async () => {
  const { mongodbUrl, database } = freshDatabase();
  const registry = new Registry();
  let tries = 0;
  const prepare = async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  };
  const mongo = openMongo({ url: mongodbUrl, database }, { logger, registry, prepare });
  opened.push(mongo);
  await mongo.prepared;
  const metrics = await registry.metrics();
  expect(metrics).toMatch(/^mongodb_primary_known 1$/m);
  expect(metrics).toMatch(/^mongodb_pool_connections\{state="idle"\} [1-9]/m);
});

test('what has waited for a connection for ten seconds fails as unavailable', async () => {
  const { gate, mongo } = await openBehindGate(async () => undefined);
  await gate.open();
  await mongo.prepared;
  const games = gameModel(mongo.connection);
  gate.freeze();
  // More than there are connections.
  const queries = Array.from({ length: 60 }, () =>
    games
      .findOne({ name: 'Gold' })
      .lean()
      .catch((error: unknown) => error),
  );
  const failure = await Promise.race(queries);
  await gate.shut();
  expect(failure).toMatchObject({ name: 'MongoWaitQueueTimeoutError' });
  expect(isMongoUnavailable(failure)).toBe(true);
}, 20_000);

test('a query that takes longer than it may fails as unavailable', async () => {
  const { gate, mongo } = await openBehindGate(async () => undefined);
  await gate.open();
  await mongo.prepared;
  const games = mongo.connection.collection('games');
  await games.insertOne({ name: 'Gold' });
  const late: unknown = await games
    .findOne({ $where: 'while (true) {}' }, { maxTimeMS: 10 })
    .catch((error) => error);
  expect(late).toMatchObject({ code: 50 });
  expect(mongoProblem(late)?.status).toBe(503);
});

test('closing ends the search for a MongoDB that never comes', async () => {
  const { mongo } = await openBehindGate(async () => undefined);
  await mongo.close();
  await expect(mongo.prepared).resolves.toBeUndefined();
});

test('a write that a unique index refuses is told apart, by its field', async () => {
  const { gate, mongo } = await openBehindGate(async (connection) => {
    await gameModel(connection).createIndexes();
  });
  await gate.open();
  await mongo.prepared;
  const games = mongo.connection.model('Game');
  await games.create({ name: 'Gold', slug: 'gold' });
  const refused: unknown = await games
    .create({ name: 'Gold', slug: 'gold-2' })
    .catch((error) => error);
  expect(isDuplicateKey(refused)).toBe(true);
  expect(isDuplicateKey(refused, 'name')).toBe(true);
  expect(isDuplicateKey(refused, 'slug')).toBe(false);
  expect(isMongoUnavailable(refused)).toBe(false);
  expect(mongoProblem(new Error('something else'))).toBeUndefined();
});

test('an operator smuggled into a filter finds nothing', async () => {
  const { gate, mongo } = await openBehindGate(async () => undefined);
  await gate.open();
  await mongo.prepared;
  const games = gameModel(mongo.connection);
  await games.create({ name: 'Gold' });
  const smuggled: Record<string, unknown> = { name: { $ne: null } };
  await expect(games.findOne(smuggled).lean()).rejects.toThrow('Cast to string failed');
});
