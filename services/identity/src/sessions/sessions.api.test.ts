import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { renewSession } from '@slots/contracts/identity/auth';
import { createLogger } from '@slots/logger/logger';
import { createApiCaller } from '@slots/testing/api-caller';
import { serviceCredential, startTestIdentity } from '@slots/testing/test-identity';
import { tokenClaims } from '@slots/tokens/claims';
import { createTokenVerifier } from '@slots/tokens/verifier';
import jwt from 'jsonwebtoken';
import mongoose, { type Connection } from 'mongoose';
import { z } from 'zod';
import {
  type IdentityUnderTest,
  settingsFor,
  signedIn,
  startIdentityUnderTest,
} from '../identity-under-test.ts';
import { createKeyEncryption } from '../keys/key-encryption.ts';
import { createKeyRing } from '../keys/key-ring.ts';
import { signingKeyModel } from '../keys/signing-key.model.ts';
import { createSigningKeysRepository } from '../keys/signing-keys.repository.ts';

const HOUR_MS = 3_600_000;

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

const claimsOf = (token: string) => tokenClaims.parse(jwt.decode(token));
const renew = (token: string) =>
  identity.gateway('POST', '/internal/sessions/renew', { token, address: '192.0.2.55' });
const isLive = async (sessionId: string) =>
  (await identity.gateway('GET', `/internal/sessions/${sessionId}`)).body;

/** Changes a stored session behind the service's back, as time would. */
async function age(token: string, fields: Record<string, Date>) {
  await database
    .collection<{ _id: string }>('sessions')
    .updateOne({ _id: claimsOf(token).sid }, { $set: fields });
}

const storedSession = z.object({
  userId: z.int(),
  address: z.string(),
  userAgent: z.string(),
  lastSeenAt: z.date(),
  expiresAt: z.date(),
});

async function stored(token: string) {
  const sessions = database.collection<{ _id: string }>('sessions');
  return storedSession.parse(await sessions.findOne({ _id: claimsOf(token).sid }));
}

/** A token of the same session that ran out a while ago, signed with identity's own key. */
async function expired(token: string): Promise<string> {
  const { KEY_ENCRYPTION_SECRET } = await settingsFor(identity.database);
  const ring = createKeyRing({
    keys: createSigningKeysRepository({ keys: signingKeyModel(database) }),
    encryption: createKeyEncryption(KEY_ENCRYPTION_SECRET),
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  await ring.refresh();
  const { kid, privateKey } = ring.signing();
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...claimsOf(token),
    iss: 'identity',
    aud: 'slots',
    iat: now - 2_000,
    exp: now - 1_000,
  };
  return jwt.sign(claims, privateKey, { algorithm: 'ES256', keyid: kid });
}

describe('renewing', () => {
  test('gives a fresh token for an expired one, which everybody can verify', async () => {
    const token = await expired(await signedIn(identity.url));
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    await expect(verifier.verify(token)).rejects.toMatchObject({ expired: true });
    const answer = await renew(token);
    expect(answer.status).toBe(200);
    const fresh = renewSession.responses[200].parse(answer.body).token;
    expect(await verifier.verify(fresh)).toMatchObject({
      sub: '1',
      role: 'super_admin',
      sid: claimsOf(token).sid,
    });
  });

  test('notes when and where the session was last seen, and prolongs it to twelve hours', async () => {
    const token = await signedIn(identity.url);
    const start = new Date(Date.now() - 5 * HOUR_MS);
    await age(token, {
      createdAt: start,
      lastSeenAt: start,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await renew(token)).status).toBe(200);
    const session = await stored(token);
    expect(session).toMatchObject({ address: '192.0.2.55', userAgent: 'a browser', userId: 1 });
    expect(Date.now() - session.lastSeenAt.getTime()).toBeLessThan(10_000);
    expect(session.expiresAt.getTime() - session.lastSeenAt.getTime()).toBe(12 * HOUR_MS);
  });

  test('never prolongs beyond seven days', async () => {
    const token = await signedIn(identity.url);
    const start = Date.now() - 7 * 24 * HOUR_MS + HOUR_MS;
    await age(token, { createdAt: new Date(start) });
    expect((await renew(token)).status).toBe(200);
    expect((await stored(token)).expiresAt).toEqual(new Date(start + 7 * 24 * HOUR_MS));
  });

  test('carries the role that the user has now', async () => {
    const token = await signedIn(identity.url);
    const users = database.collection<{ _id: number }>('users');
    await users.updateOne({ _id: 1 }, { $set: { role: 'admin' } });
    const answer = await renew(token);
    await users.updateOne({ _id: 1 }, { $set: { role: 'super_admin' } });
    expect(claimsOf(renewSession.responses[200].parse(answer.body).token).role).toBe('admin');
  });

  test('is refused with 401 when the session has idled out, was revoked, or its user is gone', async () => {
    const idle = await signedIn(identity.url);
    await age(idle, { expiresAt: new Date(Date.now() - 1) });
    const revoked = await signedIn(identity.url);
    await identity.as(revoked)('POST', '/api/auth/logout');
    const orphan = await signedIn(identity.url);
    const sessions = database.collection<{ _id: string }>('sessions');
    await sessions.updateOne({ _id: claimsOf(orphan).sid }, { $set: { userId: 999 } });
    for (const token of [idle, revoked, orphan]) {
      const answer = await renew(token);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ message: 'The session has ended.' });
    }
  });

  test('is refused for tokens that are not ours', async () => {
    const stranger = await startTestIdentity();
    const { sid: sessionId } = claimsOf(await signedIn(identity.url));
    const forged = stranger.tokenFor({ id: 1, username: 'Root', role: 'super_admin', sessionId });
    for (const token of [forged, 'nonsense', 'a.b.c'])
      expect((await renew(token)).status).toBe(401);
    await stranger.stop();
  });

  test('is for services only', async () => {
    const token = await signedIn(identity.url);
    const caller = createApiCaller(identity.url, token);
    expect((await caller('POST', '/internal/sessions/renew', { token })).status).toBe(401);
    const elsewhere = createApiCaller(identity.url, serviceCredential('gateway', 'geo'));
    expect((await elsewhere('POST', '/internal/sessions/renew', { token })).status).toBe(401);
    expect((await identity.gateway('POST', '/internal/sessions/renew', {})).status).toBe(400);
  });
});

describe('whether a session lives', () => {
  test('is told to services', async () => {
    const token = await signedIn(identity.url);
    expect(await isLive(claimsOf(token).sid)).toEqual({ live: true });
    await identity.as(token)('POST', '/api/auth/logout');
    expect(await isLive(claimsOf(token).sid)).toEqual({ live: false });
    expect(await isLive('unheard-of')).toEqual({ live: false });
    const visitor = await identity.as()('GET', '/internal/sessions/any');
    expect(visitor.status).toBe(401);
  });
});

describe('signing out with an expired token', () => {
  test('ends the session too', async () => {
    const token = await expired(await signedIn(identity.url));
    expect((await identity.as(token)('POST', '/api/auth/logout')).status).toBe(200);
    expect(await isLive(claimsOf(token).sid)).toEqual({ live: false });
  });
});

describe('what is stored', () => {
  test('is cleared away by MongoDB itself an hour after a session has expired', async () => {
    const indexes = await database.collection('sessions').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 3_600 }),
    );
  });

  test('holds passwords as argon2id and private keys encrypted', async () => {
    const user = await database.collection('users').findOne({});
    expect(user?.['passwordHash']).toMatch(/^\$argon2id\$/);
    const key = await database.collection('signingKeys').findOne({});
    expect(JSON.stringify(key)).not.toContain('PRIVATE KEY');
    expect(Buffer.from(String(key?.['privateKey']), 'base64').toString()).not.toContain('PRIVATE');
  });
});
