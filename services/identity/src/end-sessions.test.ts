import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import mongoose from 'mongoose';
import { signedIn, startIdentityUnderTest } from './identity-under-test.ts';

const entry = fileURLToPath(new URL('end-sessions.ts', import.meta.url));

test('ending all sessions ends them everywhere at once, and no token of the old key is taken again', async () => {
  const identity = await startIdentityUnderTest();
  await identity.ready();
  const tokens = [await signedIn(identity.url), await signedIn(identity.url)];
  const { mongodbUrl, database } = identity.database;
  const connection = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
  const keysBefore = await connection.collection('signingKeys').distinct('kid');

  const { stdout } = await promisify(execFile)(process.execPath, [entry], {
    env: { MONGODB_URL: mongodbUrl, MONGODB_DATABASE: database },
  });
  expect(stdout).toContain('2 sessions were ended');
  for (const token of tokens) {
    expect((await identity.as(token)('GET', '/api/auth/session')).status).toBe(401);
  }
  // The running service tells the gateways.
  await until(async () =>
    expect(await connection.collection('sessions').countDocuments({ unpublished: true })).toBe(0),
  );
  // It makes a new key as soon as anybody asks for its keys.
  expect((await identity.as()('GET', '/internal/jwks')).status).toBe(200);
  expect((await identity.as(await signedIn(identity.url))('GET', '/api/auth/session')).status).toBe(
    200,
  );
  await identity.close();

  const restarted = await startIdentityUnderTest({ database: identity.database });
  await restarted.ready();
  const keysAfter = await connection.collection('signingKeys').distinct('kid');
  expect(keysAfter).toHaveLength(1);
  expect(keysBefore).not.toContain(keysAfter[0]);
  for (const token of tokens) {
    expect((await restarted.as(token)('GET', '/api/users')).status).toBe(401);
  }
  const again = await signedIn(restarted.url);
  expect((await restarted.as(again)('GET', '/api/auth/session')).status).toBe(200);
  await connection.close();
  await restarted.close();
});
