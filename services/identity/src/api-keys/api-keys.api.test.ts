import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createApiKey,
  exchangeApiKey,
  listApiKeys,
  MAX_API_KEYS,
} from '@slots/contracts/identity/api-keys';
import { renewSession, revokedSessions } from '@slots/contracts/identity/auth';
import { tokenClaims } from '@slots/tokens/claims';
import jwt from 'jsonwebtoken';
import {
  type IdentityUnderTest,
  person,
  signedIn,
  startIdentityUnderTest,
} from '../identity-under-test.ts';

// Gateway-only calls, and checks without a gateway; the rest is in gateway/src/acceptance/api-keys.test.ts.

const ADDRESS = '192.0.2.1';
let identity: IdentityUnderTest;
let root: string;

beforeAll(async () => {
  identity = await startIdentityUnderTest();
  await identity.ready();
  root = await signedIn(identity.url);
});
afterAll(() => identity.close());

async function newKey(token: string) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const body = { name: 'A program', rights: ['casino:read', 'casino:read'], expiresAt };
  const answer = await identity.as(token)('POST', createApiKey.path, body);
  expect(answer.status).toBe(201);
  return createApiKey.responses[201].parse(answer.body);
}

const exchange = (key: string) =>
  identity.gateway('POST', exchangeApiKey.path, {
    hash: createHash('sha256').update(key).digest('base64url'),
    address: ADDRESS,
  });

async function tokenOf(key: string): Promise<string> {
  return exchangeApiKey.responses[200].parse((await exchange(key)).body).token;
}

test('the token of a key names the key and its rights, and cannot be renewed', async () => {
  const ann = await person(identity, root, 'admin');
  const { key, id, rights } = await newKey(ann.token);
  expect(rights).toEqual(['casino:read']);
  const token = await tokenOf(key);
  expect(tokenClaims.parse(jwt.decode(token))).toMatchObject({
    sub: String(ann.id),
    role: 'admin',
    key: { id, name: 'A program', rights: ['casino:read'] },
  });
  const renewed = await identity.gateway('POST', renewSession.path, { token });
  expect(renewed.status).toBe(401);
  expect((await exchange(`${key}x`)).status).toBe(401);
  // For gateways alone, as the session is no browser's.
  expect((await identity.as(root)('POST', exchangeApiKey.path, {})).status).toBe(401);
  const sessions = await identity.as(ann.token)('GET', '/api/auth/sessions');
  expect(sessions.body).toHaveLength(1);
});

test('a key ends with all its sessions, of which gateways are told', async () => {
  const ann = await person(identity, root, 'user');
  const { key, id } = await newKey(ann.token);
  const tokens = [await tokenOf(key), await tokenOf(key)];
  const ended = await identity.as(ann.token)('DELETE', `/api/api-keys/${id}`);
  expect(ended.status).toBe(200);
  const told = await identity.gateway('GET', revokedSessions.path);
  const { sessionIds } = revokedSessions.responses[200].parse(told.body);
  for (const token of tokens)
    expect(sessionIds).toContain(tokenClaims.parse(jwt.decode(token)).sid);
  expect((await exchange(key)).status).toBe(401);
  expect((await identity.as(ann.token)('DELETE', `/api/api-keys/${id}`)).status).toBe(404);
});

test('a key that is exchanged while it is ended leaves no session behind', async () => {
  const ann = await person(identity, root, 'user');
  const { key, id } = await newKey(ann.token);
  const [, ...answers] = await Promise.all([
    identity.as(ann.token)('DELETE', `/api/api-keys/${id}`),
    ...Array.from({ length: 8 }, () => exchange(key)),
  ]);
  for (const { status, body } of answers) {
    if (status !== 200) continue;
    const { token } = exchangeApiKey.responses[200].parse(body);
    const { sid } = tokenClaims.parse(jwt.decode(token));
    const state = await identity.gateway('GET', `/internal/sessions/${sid}`);
    expect(state.body).toEqual({ live: false });
  }
  expect((await exchange(key)).status).toBe(401);
});

test('a new password leaves keys alone, and nobody has more than fifty', async () => {
  const ann = await person(identity, root, 'user');
  const { key } = await newKey(ann.token);
  await tokenOf(key);
  const password = 'another password of hers';
  const changed = await identity.as(root)('PUT', `/api/users/${ann.id}`, {
    password,
    confirmPassword: password,
  });
  expect(changed.status).toBe(200);
  expect((await exchange(key)).status).toBe(200);
  const own = await identity.as(root)('GET', listApiKeys.path);
  expect(own.body).toEqual([]);
  for (let count = 0; count < MAX_API_KEYS; count += 1) await newKey(root);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const body = { name: 'One too many', rights: ['casino:read'], expiresAt };
  const refused = await identity.as(root)('POST', createApiKey.path, body);
  expect(refused).toMatchObject({ status: 409, body: { message: createApiKey.messages[409] } });
});
