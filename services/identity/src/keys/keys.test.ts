import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { freshDatabase } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import { createTokenVerifier, jwks } from '@slots/tokens/verifier';
import mongoose, { type Connection } from 'mongoose';
import {
  ADMIN,
  signedIn,
  signIn,
  startIdentityUnderTest,
  tokenIn,
} from '../identity-under-test.ts';
import { createKeyEncryption } from './key-encryption.ts';
import { createKeyRing, KEY_LIFE_MS, VERIFY_AHEAD_MS } from './key-ring.ts';
import { signingKeyModel } from './signing-key.model.ts';
import { createSigningKeysRepository } from './signing-keys.repository.ts';

async function publishedBy(url: string) {
  return jwks.parse(await (await fetch(`${url}/internal/jwks`)).json()).keys;
}

describe('replicas that start together on an empty database', () => {
  test('share one key and one first administrator', async () => {
    const database = freshDatabase();
    const replicas = await Promise.all(
      Array.from({ length: 4 }, () => startIdentityUnderTest({ database })),
    );
    await Promise.all(replicas.map((replica) => replica.ready()));
    const published = await Promise.all(replicas.map(({ url }) => publishedBy(url)));
    expect(published[0]).toHaveLength(1);
    for (const keys of published) expect(keys).toEqual(published[0]);

    const [one, other] = replicas;
    const token = await signedIn(one?.url ?? '');
    expect((await other?.as(token)('GET', '/api/auth/session'))?.status).toBe(200);
    const connection = await mongoose
      .createConnection(database.mongodbUrl, { dbName: database.database })
      .asPromise();
    expect(await connection.collection('users').countDocuments()).toBe(1);
    await connection.close();
    await Promise.all(replicas.map((replica) => replica.close()));
  });
});

describe('a new encryption secret', () => {
  test('leaves signed-in people signed in, and new tokens are verified by all', async () => {
    const first = await startIdentityUnderTest();
    await first.ready();
    const token = await signedIn(first.url);
    await first.close();

    const second = await startIdentityUnderTest({
      database: first.database,
      settings: { KEY_ENCRYPTION_SECRET: 'another-secret-that-encrypts-the-keys' },
    });
    await second.ready();
    expect((await second.as(token)('GET', '/api/auth/session')).status).toBe(200);
    expect(await publishedBy(second.url)).toHaveLength(2);
    const fresh = tokenIn(await signIn(second.url, ADMIN));
    const verifier = createTokenVerifier({ identityUrl: second.url });
    expect(await verifier.verify(fresh)).toMatchObject({ username: ADMIN.username });
    expect(await verifier.verify(token)).toMatchObject({ username: ADMIN.username });
    await second.close();
  });
});

describe('over time', () => {
  let connection: Connection;
  let now = 0;
  const newRing = (secret = 'a-secret-that-encrypts-keys-in-tests') =>
    createKeyRing({
      keys: createSigningKeysRepository({ keys: signingKeyModel(connection) }),
      encryption: createKeyEncryption(secret),
      logger: createLogger({ name: 'test', level: 'silent' }),
      now: () => now,
    });

  beforeAll(async () => {
    const { mongodbUrl, database } = freshDatabase();
    connection = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
  });
  beforeEach(async () => {
    await connection.collection('signingKeys').deleteMany({});
    now = Date.parse('2026-11-21T00:00:00Z');
  });
  afterAll(() => connection.close());

  test('the next key is published before it signs, and the old one goes on verifying', async () => {
    const ring = newRing();
    await ring.refresh();
    const old = ring.signing().kid;

    now += KEY_LIFE_MS - VERIFY_AHEAD_MS;
    await ring.refresh();
    await newRing().refresh();
    expect(await ring.published()).toHaveLength(2);
    expect(ring.signing().kid).toBe(old);

    now += VERIFY_AHEAD_MS;
    const next = ring.signing().kid;
    expect(next).not.toBe(old);
    expect(await ring.publicKey(old)).toBeDefined();
    expect((await ring.published()).map(({ kid }) => kid)).toEqual([old, next]);
  });

  test('a key is dropped once no session can hold a token of it', async () => {
    const ring = newRing();
    await ring.refresh();
    const old = ring.signing().kid;
    now += KEY_LIFE_MS;
    await ring.refresh();
    now += VERIFY_AHEAD_MS + 7 * 24 * 3_600_000;
    await ring.refresh();
    expect((await ring.published()).map(({ kid }) => kid)).toContain(old);
    now += 25 * 3_600_000;
    await ring.refresh();
    expect(await ring.published()).toHaveLength(1);
    expect(await ring.publicKey(old)).toBeUndefined();
  });

  test('a key that signs stays where a new secret was taken back', async () => {
    const ring = newRing();
    await ring.refresh();
    const old = ring.signing().kid;
    await newRing('a-secret-that-was-set-for-an-hour').refresh();
    now += 9 * 24 * 3_600_000;
    const later = newRing();
    await later.refresh();
    expect(later.signing().kid).toBe(old);
    expect(await later.publicKey(old)).toBeDefined();
    await later.refresh();
    expect((await newRing().published()).map(({ kid }) => kid)).toContain(old);
  });

  test('a key made by another replica is published at once, and found by the first token of it', async () => {
    const [ring, third] = [newRing(), newRing()];
    await ring.refresh();
    await third.refresh();
    now += KEY_LIFE_MS;
    const other = newRing();
    await other.refresh();
    expect(await third.published()).toEqual(await other.published());
    now += VERIFY_AHEAD_MS;
    const { kid } = other.signing();
    await until(async () => expect(await ring.publicKey(kid)).toBeDefined());
    expect(await ring.publicKey('made-up')).toBeUndefined();
  });
});
