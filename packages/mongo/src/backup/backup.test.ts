import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Databases, startDatabases } from '@slots/databases/databases';
import { until } from '@slots/testing/until';
import { mongo } from 'mongoose';

/** The commands as containers run them, on a MongoDB that asks for passwords, by users with no more rights than they need. */
const DATABASES = ['games', 'people'];
const PASSWORD = 'a-password_of-this-test';
const { Binary, Decimal128, Double, Int32, Long, ObjectId } = mongo.BSON;

let dataDir: string;
let folder: string;
let databases: Databases;
let client: mongo.MongoClient;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'slots-backup-'));
  databases = await startDatabases({
    dataDir,
    password: PASSWORD,
    env: {},
    log: () => undefined,
  });
  client = new mongo.MongoClient(databases.mongodbUrl);
  await client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 1 });
  const named = (prefix: string) => DATABASES.map((name) => prefix + name);
  const users = [
    { user: 'backup', roles: named('').map((db) => ({ role: 'read', db })) },
    {
      user: 'restore',
      roles: named('new-').flatMap((db) => ['readWrite', 'dbAdmin'].map((role) => ({ role, db }))),
    },
  ];
  for (const { user, roles } of users) {
    await client.db('admin').command({ createUser: user, pwd: PASSWORD, roles });
  }
}, 120_000);
afterAll(async () => {
  await client?.close();
  await databases?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);
beforeEach(async () => {
  folder = mkdtempSync(join(dataDir, 'backups-'));
  for (const name of DATABASES) {
    for (const prefix of ['', 'new-']) await client.db(prefix + name).dropDatabase();
    await client.db(name).collection('records').insertOne({ count: 0 });
  }
});

type Command = 'back-up' | 'restore';

function start(command: Command, env: NodeJS.ProcessEnv = {}) {
  const url = new URL(databases.mongodbUrl);
  url.username = command === 'restore' ? 'restore' : 'backup';
  return {
    program: join(import.meta.dirname, `${command}.ts`),
    env: {
      PATH: process.env['PATH'],
      MONGODB_URL: url.href,
      BACKUP_FOLDER: folder,
      DATABASES: DATABASES.join(','),
      ...(command === 'restore' ? { DATABASE_PREFIX: 'new-' } : {}),
      ...env,
    },
  };
}

async function run(command: Command, settings?: NodeJS.ProcessEnv): Promise<string> {
  const { program, env } = start(command, settings);
  return (await promisify(execFile)(process.execPath, [program], { env })).stdout;
}

/** Every record as MongoDB keeps it, byte by byte. */
async function bytesOf(database: string, collection: string): Promise<string[]> {
  const raw: unknown[] = await client
    .db(database)
    .collection(collection)
    .find({}, { raw: true, sort: { _id: 1 } })
    .toArray();
  return raw.map((one) => (one instanceof Uint8Array ? Buffer.from(one).toString('base64') : ''));
}

test('what is restored is the same to the byte, with its indexes, and nothing that is there is lost by mistake', async () => {
  const games = client.db('games');
  await games.createCollection('games', { collation: { locale: 'en', strength: 2 } });
  await games.collection('games').createIndex({ slug: 1 }, { unique: true, name: 'slugs' });
  await games
    .collection('games')
    .createIndex({ at: 1 }, { expireAfterSeconds: 1e9, partialFilterExpression: { on: true } });
  const kinds = [
    { slug: 'a', n: new Double(1), i: new Int32(1), l: Long.fromNumber(2 ** 60), nan: NaN },
    { slug: 'b', d: Decimal128.fromString('0.10'), at: new Date(5), none: null, on: true },
    { slug: 'c', picture: new Binary(Buffer.alloc(300_000, 7)), id: new ObjectId(), re: /^a/i },
    ...Array.from({ length: 3_000 }, (_, n) => ({ slug: `game-${n}`, text: 'x'.repeat(n % 700) })),
  ];
  await games.collection('games').insertMany(kinds);
  await games.createCollection('nothing-yet');
  const series = { timeField: 'at', metaField: 'game', granularity: 'minutes' };
  await games.createCollection('plays', { timeseries: series, expireAfterSeconds: 1e9 });
  await games.collection('plays').createIndex({ game: 1, at: -1 });
  await games
    .collection('plays')
    .insertMany(Array.from({ length: 500 }, (_, n) => ({ at: new Date(n * 1e5), game: n % 7 })));
  expect(await run('back-up')).toContain('3505 records of 5 collections');
  expect(await run('restore')).toContain('3505 records of 5 collections, as many as it holds');
  const before = await bytesOf('games', 'games');
  expect(before).toHaveLength(3_003);
  expect(await bytesOf('new-games', 'games')).toEqual(before);
  expect(await bytesOf('new-people', 'records')).toEqual(await bytesOf('people', 'records'));
  const copy = client.db('new-games');
  expect(await copy.collection('games').indexes()).toEqual(
    await games.collection('games').indexes(),
  );
  const options = (db: mongo.Db, name: string) => db.listCollections({ name }).toArray();
  expect(await options(copy, 'games')).toMatchObject([{ options: { collation: { strength: 2 } } }]);
  const [of] = await options(games, 'plays');
  expect(await options(copy, 'plays')).toEqual([{ ...of, info: expect.anything() }]);
  expect(await copy.collection('plays').indexes()).toEqual(
    await games.collection('plays').indexes(),
  );
  // As a service does at each start.
  await copy.collection('plays').createIndex({ game: 1, at: -1 });
  const plays = (db: mongo.Db) =>
    db
      .collection('plays')
      .find({}, { sort: { at: 1 } })
      .toArray();
  expect(await plays(copy)).toEqual(await plays(games));

  await copy.collection('games').deleteOne({ slug: 'a' });
  await expect(run('restore')).rejects.toMatchObject({
    stderr: expect.stringMatching(/new-games holds something \(\w+\)\. Nothing was changed/),
  });
  expect(await copy.collection('games').countDocuments()).toBe(3_002);
  await run('restore', { REPLACE: 'true' });
  expect(await bytesOf('new-games', 'games')).toEqual(before);
}, 60_000);

test('all databases are as they were at one moment, whatever is written meanwhile', async () => {
  const text = 'x'.repeat(1_000);
  const ballast = Array.from({ length: 20_000 }, () => ({ text }));
  await client.db('games').collection('between').insertMany(ballast);
  // Both counters at once, which are the first and the last that the backup reads.
  let writing = true;
  let written = 0;
  const writes = (async () => {
    while (writing) {
      await client.withSession((session) =>
        session.withTransaction(async () => {
          for (const name of DATABASES) {
            const records = client.db(name).collection('records');
            await records.updateOne({}, { $inc: { count: 1 } }, { session });
            await records.insertOne({ new: true }, { session });
          }
        }),
      );
      written += 1;
    }
  })();
  await until(() => expect(written).toBeGreaterThan(3));
  const writtenBefore = written;
  await run('back-up');
  expect(written).toBeGreaterThan(writtenBefore + 3);
  writing = false;
  await writes;
  await run('restore');
  const [first, last] = await Promise.all(
    DATABASES.map(async (name) => {
      const records = client.db(`new-${name}`).collection('records');
      const counter = await records.findOne({ count: { $exists: true } });
      return { count: counter?.['count'], new: await records.countDocuments({ new: true }) };
    }),
  );
  expect(first).toEqual(last);
  expect(first?.count).toBe(first?.new);
  expect(first?.count).toBeGreaterThanOrEqual(writtenBefore);
}, 60_000);

test('one that is killed in the middle leaves nothing that looks whole', async () => {
  const text = 'x'.repeat(1_000);
  for (let times = 0; times < 5; times += 1) {
    const ballast = Array.from({ length: 20_000 }, () => ({ text, at: Math.random() }));
    await client.db('people').collection('many').insertMany(ballast);
  }
  const { program, env } = start('back-up');
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await until(
    () => {
      const [unfinished = ''] = readdirSync(folder);
      expect(readdirSync(join(folder, unfinished, 'people'))).toContain('many.bson.gz');
    },
    { timeoutMs: 15_000 },
  );
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\..+\.unfinished$/)]);
  await expect(run('restore')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no whole backup'),
  });
  expect(await client.db('new-games').listCollections().toArray()).toEqual([]);
}, 60_000);

test('a damaged one is refused before anything is changed, and so is an empty or unreachable database', async () => {
  await client.db('new-games').collection('records').insertOne({ count: 7 });
  await run('back-up');
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name, 'people/records.bson.gz');
  const whole = readFileSync(file);
  truncateSync(file, whole.length - 1);
  const damaged = { stderr: expect.stringContaining('people/records.bson.gz of the backup is') };
  await expect(run('restore', { REPLACE: 'true' })).rejects.toMatchObject(damaged);
  rmSync(file);
  await expect(run('restore', { REPLACE: 'true' })).rejects.toMatchObject(damaged);
  expect(await client.db('new-games').collection('records').countDocuments({ count: 7 })).toBe(1);
  writeFileSync(file, whole);
  await run('restore', { REPLACE: 'true' });

  await client.db('people').dropDatabase();
  await expect(run('back-up')).rejects.toMatchObject({
    stderr: 'The database people is empty\n',
  });
  await expect(run('back-up', { DATABASES: '' })).rejects.toMatchObject({
    stderr: expect.stringContaining('DATABASES'),
  });
  // Nothing of those that failed is left.
  expect(readdirSync(folder)).toEqual([name]);
}, 60_000);

test('the newest are kept', async () => {
  for (const name of ['2020-01-01T00-00-00Z', '2021-01-01T00-00-00Z', '2022-01-01T00-00-00Z']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'manifest.json'), '');
  }
  // A foreign folder, and an incomplete backup.
  mkdirSync(join(folder, 'notes'));
  mkdirSync(join(folder, '2019-01-01T00-00-00Z'));
  expect(await run('back-up', { BACKUPS_KEPT: '2' })).toContain(
    'removed 2020-01-01T00-00-00Z, 2021-01-01T00-00-00Z',
  );
  expect(readdirSync(folder).sort()).toEqual([
    '2019-01-01T00-00-00Z',
    '2022-01-01T00-00-00Z',
    expect.any(String),
    'notes',
  ]);
}, 60_000);

test('the one just made stays where another is named after a time to come', async () => {
  const ahead = '2999-01-01T00-00-00Z';
  mkdirSync(join(folder, ahead));
  writeFileSync(join(folder, ahead, 'manifest.json'), '');
  await run('back-up', { BACKUPS_KEPT: '1' });
  expect(readdirSync(folder).sort()).toEqual([expect.stringMatching(/^2\d{3}-.*Z$/), ahead]);
}, 60_000);

test('records that may expire are back and counted before they do', async () => {
  const admin = client.db('admin');
  // In the first minute of its life MongoDB looks for nothing that has expired, whatever it is told.
  await until(
    async () => {
      const { metrics } = await admin.command({ serverStatus: 1 });
      expect(metrics.ttl.passes).toBeGreaterThan(0);
    },
    { timeoutMs: 90_000 },
  );
  await admin.command({ setParameter: 1, ttlMonitorEnabled: false });
  const games = client.db('games');
  await games.collection('sessions').createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  const series = { timeField: 'at', metaField: 'game' };
  await games.createCollection('clicks', { timeseries: series, expireAfterSeconds: 60 });
  const old = Array.from({ length: 30 }, (_, n) => ({ at: new Date(2020, 1, n), game: n }));
  for (const name of ['sessions', 'clicks']) await games.collection(name).insertMany(old);
  const text = 'x'.repeat(1_000);
  const ballast = Array.from({ length: 100_000 }, () => ({ text }));
  await client.db('people').collection('many').insertMany(ballast);
  await run('back-up');
  await admin.command({ setParameter: 1, ttlMonitorEnabled: true });
  expect(await run('restore')).toContain('100062 records of 5 collections, as many as it holds');
  const copy = client.db('new-games');
  await until(
    async () => {
      for (const name of ['sessions', 'clicks'])
        expect(await copy.collection(name).countDocuments()).toBe(0);
    },
    { timeoutMs: 15_000 },
  );
}, 180_000);
