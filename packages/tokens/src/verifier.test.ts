import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestIdentity, type TestIdentity } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import { createTokenVerifier, KeysUnavailable, TokenRefused } from './verifier.ts';

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

describe('while identity is away', () => {
  test('tokens cannot be judged before its keys were had', async () => {
    const verifier = createTokenVerifier({ identityUrl: 'http://127.0.0.1:1' });
    await expect(verifier.verify(identity.tokenFor(ANN))).rejects.toBeInstanceOf(KeysUnavailable);
    await expect(verifier.warm()).rejects.toBeInstanceOf(KeysUnavailable);
  });

  test('tokens go on being verified by the keys that are known', async () => {
    const leaving = await startTestIdentity();
    const verifier = createTokenVerifier({ identityUrl: leaving.url });
    await verifier.warm();
    const token = leaving.tokenFor(ANN);
    await leaving.stop();
    expect(await verifier.verify(token)).toMatchObject({ username: 'ann' });
  });
});
