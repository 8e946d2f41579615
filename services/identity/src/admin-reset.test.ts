import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import mongoose, { type Connection } from 'mongoose';
import {
  ADMIN,
  type IdentityUnderTest,
  signedIn,
  signIn,
  startIdentityUnderTest,
} from './identity-under-test.ts';

const entry = fileURLToPath(new URL('admin-reset.ts', import.meta.url));

let identity: IdentityUnderTest;
let database: Connection;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  await identity.ready();
  database = await mongoose
    .createConnection(identity.database.mongodbUrl, { dbName: identity.database.database })
    .asPromise();
});
afterAll(async () => {
  await database.close();
  await identity.close();
});

/** Runs the program as `npm run admin:reset` does. */
function reset(settings: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, [entry], {
    env: {
      MONGODB_URL: identity.database.mongodbUrl,
      MONGODB_DATABASE: identity.database.database,
      ADMIN_USERNAME: ADMIN.username,
      ...settings,
    },
  });
}

describe('resetting the first administrator', () => {
  test('prints a new password alone, with which one signs in; the old one is refused', async () => {
    const { stdout, stderr } = await reset();
    expect(stdout).toMatch(/^[\w-]{24}\n$/);
    expect(stderr).toContain('Root');
    expect(stderr).not.toContain(stdout.trim());
    expect((await signIn(identity.url, ADMIN, '192.0.2.9')).status).toBe(401);
    const answer = await signIn(identity.url, { ...ADMIN, password: stdout.trim() });
    expect(answer.status).toBe(200);
  });

  test('sets the password that is given, and prints none', async () => {
    const { stdout } = await reset({ ADMIN_PASSWORD: ADMIN.password });
    expect(stdout).toBe('');
    expect((await signIn(identity.url)).status).toBe(200);
  });

  test('ends the sessions of the administrator everywhere', async () => {
    const token = await signedIn(identity.url);
    await reset({ ADMIN_PASSWORD: ADMIN.password });
    expect((await identity.as(token)('GET', '/api/auth/session')).status).toBe(401);
    // The running service tells the gateways.
    await until(async () =>
      expect(await database.collection('sessions').countDocuments({ unpublished: true })).toBe(0),
    );
  });

  test('makes the named user a super administrator when there is none left', async () => {
    await database.collection('users').updateMany({}, { $set: { role: 'user' } });
    await reset({ ADMIN_PASSWORD: ADMIN.password });
    expect((await signIn(identity.url)).body).toMatchObject({
      user: { id: 1, role: 'super_admin' },
    });
  });

  test('creates one when there is no such user either, under a new id', async () => {
    await database.collection('users').deleteMany({});
    await reset({ ADMIN_PASSWORD: ADMIN.password });
    const answer = await signIn(identity.url);
    expect(answer.body).toMatchObject({ user: { username: 'Root', role: 'super_admin' } });
    expect(answer.body).not.toMatchObject({ user: { id: 1 } });
  });

  test.each([
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: Password must be at least 8 characters'],
    [{ MONGODB_URL: 'localhost' }, 'MONGODB_URL: must start with mongodb://'],
  ])('with the wrong setting %j changes nothing and says why', async (settings, reason) => {
    await expect(reset(settings)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(reason),
    });
    expect((await signIn(identity.url)).status).toBe(200);
  });
});

describe('the first administrator', () => {
  test('is not made again while there is any user', async () => {
    const again = await startIdentityUnderTest({
      database: identity.database,
      settings: { ADMIN_USERNAME: 'another', ADMIN_PASSWORD: 'another password' },
    });
    await again.ready();
    expect(await database.collection('users').countDocuments()).toBe(1);
    await again.close();
  });

  test('is not made without a password', async () => {
    const bare = await startIdentityUnderTest({ settings: { ADMIN_PASSWORD: undefined } });
    await bare.ready();
    expect((await signIn(bare.url, ADMIN, '192.0.2.10')).status).toBe(401);
    await bare.close();
  });
});
