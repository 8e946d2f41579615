import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tokenClaims } from '@slots/tokens/claims';
import jwt from 'jsonwebtoken';
import {
  ADMIN,
  type IdentityUnderTest,
  signedIn,
  signIn,
  startIdentityUnderTest,
  tokenIn,
} from '../identity-under-test.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  await identity.ready();
});
afterAll(() => identity.close());

const WRONG = 'Invalid username or password';

describe('signing in', () => {
  test('answers with the user and sets the session cookie', async () => {
    const answer = await signIn(identity.url);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      message: 'Login successful',
      user: { id: 1, username: 'Root', role: 'super_admin' },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^token=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/),
      expect.stringMatching(
        /^known-browser=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
      ),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('gives a token of 15 minutes', async () => {
    const { payload, header } = jwt.decode(await signedIn(identity.url), { complete: true }) ?? {};
    expect(header).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    expect(payload).toMatchObject({ sub: '1', username: 'Root', role: 'super_admin' });
    const { iat, exp } = tokenClaims.parse(payload);
    expect(exp - iat).toBe(900);
  });

  test.each(['root', 'ROOT', ' Root '])('knows the name as %j too', async (username) => {
    expect((await signIn(identity.url, { ...ADMIN, username })).status).toBe(200);
  });

  test('refuses a wrong password and an unknown name alike', async () => {
    const wrongPassword = await signIn(identity.url, { ...ADMIN, password: 'wrong' }, '192.0.2.2');
    const unknownName = await signIn(identity.url, { ...ADMIN, username: 'nobody' }, '192.0.2.2');
    for (const answer of [wrongPassword, unknownName]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ status: 401, message: WRONG });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test.each([
    [{}, 'Username is required'],
    [{ username: 'root' }, 'Password is required'],
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: { $ne: '' }, password: { $ne: '' } }, 'Username is required'],
    [{ username: 'root', password: 'x'.repeat(1_025) }, 'Password must be 1024 characters or less'],
    [{ username: 'r'.repeat(256), password: 'x' }, 'Username must be 255 characters or less'],
    [{ ...ADMIN, role: 'super_admin' }, 'role: is not a field of this call'],
  ])('refuses bad input %# with 400', async (credentials, message) => {
    const answer = await signIn(identity.url, credentials);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message });
  });

  test.each([
    { username: 1, password: true },
    { username: [], password: [] },
    { username: '', password: '' },
  ])('names each field of %j once', async (credentials) => {
    expect((await signIn(identity.url, credentials)).body).toMatchObject({
      status: 400,
      errors: [
        { path: 'username', message: 'Username is required' },
        { path: 'password', message: 'Password is required' },
      ],
    });
  });

  test.each([
    { username: 'a\0b', password: 'x' },
    { username: '🎰', password: '🎰'.repeat(200) },
    { username: 'مرحبا', password: 'مرحبا' },
  ])('takes odd text %# as any wrong name', async (credentials) => {
    expect((await signIn(identity.url, credentials, '192.0.2.3')).status).toBe(401);
  });

  test('under TLS the cookie is bound to the host', async () => {
    const secure = await startIdentityUnderTest({
      database: identity.database,
      settings: { PUBLIC_ORIGIN: 'https://slots.example' },
    });
    await secure.ready();
    expect((await signIn(secure.url)).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-token=.*; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/),
      expect.stringMatching(
        /^__Host-known-browser=.*; Path=\/; HttpOnly; SameSite=Strict; .*Secure$/,
      ),
    ]);
    await secure.close();
  });
});

describe('the session call', () => {
  test('tells who is signed in', async () => {
    const answer = await identity.as(await signedIn(identity.url))('GET', '/api/auth/session');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id: 1, username: 'Root', role: 'super_admin' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([undefined, 'nonsense', 'a.b.c'])('is 401 for the token %s', async (token) => {
    const answer = await identity.as(token)('GET', '/api/auth/session');
    expect(answer.status).toBe(401);
  });
});

test.each([{}, { Authorization: 'Bearer nonsense' }])(
  'the session call is no refusal for nobody where it is asked leniently (%j)',
  async (credentials) => {
    const headers = { ...credentials, Prefer: 'handling=lenient' };
    const answer = await fetch(`${identity.url}/api/auth/session`, { headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const strictly = await fetch(`${identity.url}/api/auth/session`, { headers: credentials });
    expect(strictly.status).toBe(401);
  },
);

describe('signing out', () => {
  test('ends the session at once and takes the cookie away', async () => {
    const token = await signedIn(identity.url);
    const answer = await identity.as(token)('POST', '/api/auth/logout');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Logout successful' });
    expect(answer.headers.get('set-cookie')).toMatch(/^token=; Path=\/; .*Max-Age=0$/);
    expect((await identity.as(token)('GET', '/api/auth/session')).status).toBe(401);
    const renewed = await identity.gateway('POST', '/internal/sessions/renew', { token });
    expect(renewed.status).toBe(401);
  });

  test('leaves other sessions of the same person alone', async () => {
    const [one, other] = [await signedIn(identity.url), tokenIn(await signIn(identity.url))];
    await identity.as(one)('POST', '/api/auth/logout', {});
    expect((await identity.as(other)('GET', '/api/auth/session')).status).toBe(200);
  });

  test.each([undefined, 'nonsense'])('works with the token %s', async (token) => {
    const answer = await identity.as(token)('POST', '/api/auth/logout', {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test('refuses a body that says more than nothing', async () => {
    expect((await identity.as()('POST', '/api/auth/logout', { all: true })).status).toBe(400);
  });
});
