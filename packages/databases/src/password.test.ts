import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { type StartedDatabases, startDatabases } from './databases.ts';

const PASSWORD = 'a-password_of-this-test';
let dataDir: string;
let running: StartedDatabases | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'slots-password-'));
});

afterEach(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function start(password?: string): Promise<StartedDatabases> {
  await running?.stop();
  running = await startDatabases({
    dataDir,
    ...(password === undefined ? {} : { password }),
    env: {},
    log: () => undefined,
  });
  return running;
}

async function inMongodb<T>(url: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

async function inRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { enableReadyCheck: false, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

const withoutPassword = (url: string): string =>
  url.replace(/\/\/.*@/, '//').replace(/&auth.*/, '');
const count = (client: MongoClient) => client.db('kept').collection('kept').countDocuments();

test('whoever has no password gets in at no start, and whoever has it does', async () => {
  // The second one is on other ports.
  for (let times = 0; times < 2; times += 1) {
    const { mongodbUrl, redisUrl } = await start(PASSWORD);
    expect(await inMongodb(mongodbUrl, count)).toBe(0);
    await expect(inMongodb(withoutPassword(mongodbUrl), count)).rejects.toThrow(
      'requires authentication',
    );
    expect(await inRedis(redisUrl, (redis) => redis.dbsize())).toBe(0);
    const stranger = inRedis(withoutPassword(redisUrl), (redis) => redis.dbsize());
    await expect(stranger).rejects.toThrow('NOAUTH');
  }
}, 180_000);

test('a MongoDB that has data of an earlier start is known', async () => {
  expect((await start()).mayBeEmpty).toBe(true);
  expect((await start()).mayBeEmpty).toBe(false);
}, 180_000);

test('data of before there was a password is kept', async () => {
  const open = await start();
  await inMongodb(open.mongodbUrl, (client) => client.db('kept').collection('kept').insertOne({}));
  await inRedis(open.redisUrl, (redis) => redis.set('kept', '1'));
  const { mongodbUrl, redisUrl } = await start(PASSWORD);
  expect(await inMongodb(mongodbUrl, count)).toBe(1);
  await expect(inMongodb(withoutPassword(mongodbUrl), count)).rejects.toThrow(
    'requires authentication',
  );
  expect(await inRedis(redisUrl, (redis) => redis.get('kept'))).toBe('1');
}, 180_000);
