import { afterAll, expect, test } from '@jest/globals';
import { verifyServiceCredential } from '@slots/tokens/service-credential';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { freshDatabase, redisUrl } from './databases.ts';
import { serviceCredential, startTestIdentity, TEST_SERVICE_SECRET } from './test-identity.ts';
import { until } from './until.ts';

const { mongodbUrl, database } = freshDatabase();
const mongodb = new MongoClient(mongodbUrl);
const redis = new Redis(await redisUrl());
const identity = await startTestIdentity();

afterAll(async () => {
  await mongodb.close();
  redis.disconnect();
  await identity.stop();
});

test('a test gets a MongoDB that runs transactions', async () => {
  const games = mongodb.db(database).collection('games');
  await mongodb.withSession((session) =>
    session.withTransaction(() => games.insertOne({ name: 'Gold' }, { session })),
  );
  expect(await games.countDocuments()).toBe(1);
});

test('a test gets an empty Redis', async () => {
  expect(await redis.dbsize()).toBe(0);
});

test('a token of the test identity passes the verifier of the services', async () => {
  const token = identity.tokenFor({ id: 7, username: 'ada', role: 'super_admin' });
  const claims = await createTokenVerifier({ identityUrl: identity.url }).verify(token);
  expect(claims).toMatchObject({ sub: '7', username: 'ada', role: 'super_admin' });
});

test('a service credential passes for its service only', () => {
  const credential = serviceCredential('casino', 'catalog');
  const secrets = [TEST_SERVICE_SECRET];
  expect(verifyServiceCredential(credential, { to: 'catalog', secrets })).toBe('casino');
  expect(() => verifyServiceCredential(credential, { to: 'geo', secrets })).toThrow('not valid');
});

test('until waits for an assertion to hold, and tells the last failure when it does not', async () => {
  let calls = 0;
  await until(() => {
    calls += 1;
    expect(calls).toBe(3);
  });
  await expect(until(() => Promise.reject(new Error('away')), { timeoutMs: 50 })).rejects.toThrow(
    'away',
  );
});

test('until tries once more after a pause that outlasted the deadline', async () => {
  const oneSecondPause = new Int32Array(new SharedArrayBuffer(4));
  let calls = 0;
  await until(
    () => {
      calls += 1;
      if (calls === 1) Atomics.wait(oneSecondPause, 0, 0, 1_000);
      expect(calls).toBe(2);
    },
    { timeoutMs: 50 },
  );
});
