import { createHmac, generateKeyPairSync } from 'node:crypto';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { startTestIdentity, type TestIdentity } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import jwt from 'jsonwebtoken';
import { createTokenVerifier, KeysUnavailable, TokenRefused, verifyToken } from './verifier.ts';

const ANN = { id: 7, username: 'ann', role: 'admin' } as const;

let identity: TestIdentity;
let stranger: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
  stranger = await startTestIdentity();
});
afterAll(async () => {
  await identity.stop();
  await stranger.stop();
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const headerOf = (token: string): object =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

describe('a session token', () => {
  test('of identity tells who it is', async () => {
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    const claims = await verifier.verify(identity.tokenFor({ ...ANN, sessionId: 's1' }));
    expect(claims).toMatchObject({ sub: '7', username: 'ann', role: 'admin', sid: 's1' });
  });

  test('is read once and then known', async () => {
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    const token = identity.tokenFor(ANN);
    expect(await verifier.verify(token)).toBe(await verifier.verify(token));
  });

  test('that has expired is refused, and said to have expired', async () => {
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    const expired = verifier.verify(identity.tokenFor({ ...ANN, lifetimeSeconds: -1 }));
    await expect(expired).rejects.toMatchObject({ name: 'TokenRefused', expired: true });
  });

  test('that was good before is refused once it has expired', async () => {
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    const token = identity.tokenFor({ ...ANN, lifetimeSeconds: 1 });
    await expect(verifier.verify(token)).resolves.toMatchObject({ username: 'ann' });
    await until(() => expect(verifier.verify(token)).rejects.toMatchObject({ expired: true }));
  });

  test('of somebody else is refused', async () => {
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    await expect(verifier.verify(stranger.tokenFor(ANN))).rejects.toBeInstanceOf(TokenRefused);
  });

  test('whose claims were changed is refused', async () => {
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    const [header, , signature] = identity.tokenFor(ANN).split('.');
    const changed = encoded({ sub: '7', username: 'ann', role: 'super_admin', sid: 's' });
    const forged = verifier.verify(`${header}.${changed}.${signature}`);
    await expect(forged).rejects.toMatchObject({ name: 'TokenRefused', expired: false });
  });

  test('without a signature, or with one made from the public key, is refused', async () => {
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    const token = identity.tokenFor(ANN);
    const published = await (await fetch(`${identity.url}/internal/jwks`)).text();
    const payload = token.split('.')[1];
    for (const alg of ['none', 'HS256']) {
      const start = `${encoded({ ...headerOf(token), alg })}.${payload}`;
      const mac = createHmac('sha256', published).update(start).digest('base64url');
      const forged = verifier.verify(`${start}.${alg === 'none' ? '' : mac}`);
      await expect(forged).rejects.toBeInstanceOf(TokenRefused);
    }
  });

  test.each([
    '',
    'abc',
    'a.b.c',
    `${encoded({ alg: 'ES256' })}.${encoded({})}.x`,
    'e30.e30.',
    '{}.{}.{}',
  ])('that is no token at all (%j) is refused', async (token) => {
    const verifier = createTokenVerifier({ identityUrl: identity.url });
    await expect(verifier.verify(token)).rejects.toBeInstanceOf(TokenRefused);
  });
});

test.each([
  ['of a session', {}, 'P-256', true],
  ['of another issuer', { issuer: 'casino' }, 'P-256', false],
  ['for another audience', { audience: 'launcher' }, 'P-256', false],
  ['by another algorithm', { algorithm: 'ES384' }, 'P-384', false],
] as const)('a token %s, signed with a key that is known, counts: %j %s %j', async (...row) => {
  const [, changed, namedCurve, counts] = row;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  const token = jwt.sign({ username: 'ann', role: 'admin', sid: 's1' }, privateKey, {
    algorithm: 'ES256',
    keyid: 'known',
    subject: '7',
    issuer: 'identity',
    audience: 'slots',
    expiresIn: 60,
    ...changed,
  });
  const judged = verifyToken(token, async () => publicKey).then(
    () => true,
    (error: unknown) => error instanceof TokenRefused && 'refused',
  );
  expect(await judged).toBe(counts || 'refused');
});

describe('the keys', () => {
  /** Asks `keysOf.url` for keys, at a time that the test sets. */
  let keysOf: TestIdentity;
  let passedMs = 0;
  let asked = 0;
  const realNow = Date.now;
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    keysOf = identity;
    passedMs = 0;
    asked = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passedMs);
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      asked += 1;
      return realFetch(`${keysOf.url}/internal/jwks`, init);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const start = () => createTokenVerifier({ identityUrl: 'http://identity' });
  const longLived = () => identity.tokenFor({ ...ANN, lifetimeSeconds: 86_400 });

  test('are asked for once, and for unknown key ids at most every five seconds', async () => {
    const verifier = start();
    await Promise.all([verifier.verify(longLived()), verifier.verify(longLived())]);
    await verifier.verify(longLived());
    const unknown = () => verifier.verify(stranger.tokenFor(ANN));
    await expect(unknown()).rejects.toMatchObject({ expired: false });
    expect(asked).toBe(1);
    passedMs = 6_000;
    await expect(unknown()).rejects.toBeInstanceOf(TokenRefused);
    await expect(unknown()).rejects.toBeInstanceOf(TokenRefused);
    await verifier.verify(longLived());
    expect(asked).toBe(2);
  });

  test('are asked for at most every five seconds too while identity fails', async () => {
    const verifier = start();
    await verifier.verify(longLived());
    passedMs = 6_000;
    jest.mocked(globalThis.fetch).mockImplementation(async () => {
      asked += 1;
      return new Response('', { status: 500 });
    });
    const unknown = () => verifier.verify(stranger.tokenFor(ANN));
    await expect(unknown()).rejects.toBeInstanceOf(KeysUnavailable);
    await expect(unknown()).rejects.toBeInstanceOf(KeysUnavailable);
    expect(asked).toBe(2);
    passedMs = 12_000;
    await expect(unknown()).rejects.toBeInstanceOf(KeysUnavailable);
    expect(asked).toBe(3);
  });

  test('are asked for by each as long as none was ever had', async () => {
    const verifier = start();
    jest.mocked(globalThis.fetch).mockRejectedValueOnce(new Error('ECONNREFUSED'));
    await expect(verifier.verify(longLived())).rejects.toBeInstanceOf(KeysUnavailable);
    await expect(verifier.verify(longLived())).resolves.toMatchObject({ sub: '7' });
  });

  test('that are new are known from the first token on', async () => {
    const verifier = start();
    await verifier.verify(longLived());
    keysOf = stranger;
    passedMs = 6_000;
    await expect(verifier.verify(stranger.tokenFor(ANN))).resolves.toMatchObject({ sub: '7' });
  });

  test('that identity has thrown away are forgotten after ten minutes, and what they signed', async () => {
    const verifier = start();
    const token = longLived();
    await verifier.verify(token);
    keysOf = stranger;
    passedMs = 9 * 60_000;
    await verifier.verify(token);
    await verifier.verify(longLived());
    expect(asked).toBe(1);
    passedMs = 11 * 60_000;
    // The answer does not wait for the keys.
    await verifier.verify(token);
    expect(asked).toBe(2);
    await until(() => expect(verifier.verify(token)).rejects.toMatchObject({ expired: false }));
    await expect(verifier.verify(longLived())).rejects.toBeInstanceOf(TokenRefused);
  });

  test('are given up when they have not come in three seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(start().verify(longLived())).rejects.toBeInstanceOf(KeysUnavailable);
    expect(timeout).toHaveBeenCalledWith(3_000);
  });

  test('are not taken from an answer that is no success', async () => {
    const keys = await (await realFetch(`${identity.url}/internal/jwks`)).text();
    jest
      .mocked(globalThis.fetch)
      .mockImplementation(async () => new Response(keys, { status: 500 }));
    const verified = start().verify(longLived());
    await expect(verified).rejects.toMatchObject({
      name: 'KeysUnavailable',
      cause: new Error('status 500'),
    });
  });
});

describe('while identity is away', () => {
  test('tokens cannot be judged before its keys were had', async () => {
    const verifier = createTokenVerifier({ identityUrl: 'http://127.0.0.1:1' });
    await expect(verifier.verify(identity.tokenFor(ANN))).rejects.toBeInstanceOf(KeysUnavailable);
  });

  test('tokens go on being verified by the keys that are known', async () => {
    const leaving = await startTestIdentity();
    const verifier = createTokenVerifier({ identityUrl: leaving.url });
    await verifier.verify(leaving.tokenFor(ANN));
    const token = leaving.tokenFor(ANN);
    await leaving.stop();
    expect(await verifier.verify(token)).toMatchObject({ username: 'ann' });
  });
});
