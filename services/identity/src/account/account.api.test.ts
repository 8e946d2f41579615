import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listOwnSessions } from '@slots/contracts/identity/account';
import { REVOCATION_CHANNEL } from '@slots/contracts/identity/auth';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import { tokenClaims } from '@slots/tokens/claims';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import {
  type IdentityUnderTest,
  PASSWORD,
  person,
  signedIn,
  signIn,
  startIdentityUnderTest,
  tokenIn,
} from '../identity-under-test.ts';

let identity: IdentityUnderTest;
let root: string;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  await identity.ready();
  root = await signedIn(identity.url);
});
afterAll(() => identity.close());

const ROLES = ['user', 'admin', 'super_admin'] as const;
const NEW_PASSWORD = 'quite another password';

const newcomer = () => person(identity, root, 'user');
const another = async (username: string, password = PASSWORD, address = '192.0.2.1') =>
  tokenIn(await signIn(identity.url, { username, password }, address));
const sessionIdOf = (token: string) => tokenClaims.parse(jwt.decode(token)).sid;
const isSignedIn = async (token: string) =>
  (await identity.as(token)('GET', '/api/auth/session')).status === 200;
const change = (token: string | undefined, currentPassword: string, password = NEW_PASSWORD) =>
  identity.as(token)('PUT', '/api/auth/password', {
    currentPassword,
    password,
    confirmPassword: password,
  });
const own = async (token: string) =>
  listOwnSessions.responses[200].parse(
    (await identity.as(token)('GET', '/api/auth/sessions')).body,
  );

describe('the account calls', () => {
  test.each([
    ['PUT', '/api/auth/password', { currentPassword: 'x', password: NEW_PASSWORD }],
    ['GET', '/api/auth/sessions', undefined],
    ['DELETE', '/api/auth/sessions/any', undefined],
  ] as const)('%s %s is 401 for a visitor and for an ended session', async (method, path, body) => {
    expect((await identity.as()(method, path, body)).status).toBe(401);
    const { token } = await newcomer();
    await identity.as(token)('POST', '/api/auth/logout');
    const full = body && { ...body, confirmPassword: NEW_PASSWORD };
    expect((await identity.as(token)(method, path, full)).status).toBe(401);
  });

  test.each(ROLES)('are for the role %s', async (role) => {
    const { token } = await person(identity, root, role);
    expect((await change(token, PASSWORD)).status).toBe(200);
    const [session] = await own(token);
    const ended = await identity.as(token)('DELETE', `/api/auth/sessions/${session?.id}`);
    expect(ended.status).toBe(200);
  });
});

describe("changing one's own password", () => {
  test('sets it, keeps this session and ends all others', async () => {
    const { username, token } = await newcomer();
    const others = [await another(username), await another(username)];
    const stranger = await newcomer();
    const answer = await change(token, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Password changed successfully' });
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(stranger.token)).toBe(true);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    const old = await signIn(identity.url, { username, password: PASSWORD }, '192.0.2.60');
    expect(old.status).toBe(401);
    expect((await signIn(identity.url, { username, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('is refused for a wrong current one, which is named, and nothing ends', async () => {
    const { username, token } = await newcomer();
    const other = await another(username);
    const answer = await change(token, 'a guess');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: 'Current password is incorrect',
      errors: [{ path: 'currentPassword', message: 'Current password is incorrect' }],
    });
    expect(await isSignedIn(other)).toBe(true);
    expect((await signIn(identity.url, { username, password: PASSWORD })).status).toBe(200);
  });

  test('cannot be used to guess it: after ten wrong ones the right one has to wait too', async () => {
    const { username, token } = await newcomer();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => change(token, 'a guess')));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await change(token, PASSWORD)).status).toBe(429);
    // Knowing the password still signs in, and other people are not affected.
    expect((await signIn(identity.url, { username, password: PASSWORD })).status).toBe(200);
    expect((await change((await newcomer()).token, PASSWORD)).status).toBe(200);
  });

  test('right once forgets the wrong ones before', async () => {
    const { token } = await newcomer();
    for (let n = 0; n < 9; n += 1) await change(token, 'a guess');
    expect((await change(token, PASSWORD)).status).toBe(200);
    expect((await change(token, 'a guess')).status).toBe(400);
    expect((await change(token, NEW_PASSWORD, PASSWORD)).status).toBe(200);
  });

  test('twice at once from one password works once', async () => {
    const { username, token } = await newcomer();
    const other = await another(username);
    const answers = await Promise.all([
      change(token, PASSWORD, 'the first password'),
      change(other, PASSWORD, 'the second password'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("one's own sessions", () => {
  test('are told with when, where and which is the current one, the last seen first', async () => {
    const { username, token } = await newcomer();
    const other = await another(username, PASSWORD, '192.0.2.61');
    await newcomer();
    const sessions = await own(token);
    expect(sessions).toEqual([
      {
        id: sessionIdOf(other),
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        address: '192.0.2.61',
        userAgent: 'a browser',
        current: false,
      },
      expect.objectContaining({ id: sessionIdOf(token), address: '192.0.2.1', current: true }),
    ]);
    expect(Date.now() - Date.parse(sessions[0]?.createdAt ?? '')).toBeLessThan(60_000);
  });

  test('lets nobody in for knowing its id', async () => {
    const { token } = await newcomer();
    const [session] = await own(token);
    expect(await isSignedIn(session?.id ?? '')).toBe(false);
  });

  test('are ended one by one', async () => {
    const { username, token } = await newcomer();
    const other = await another(username);
    const path = `/api/auth/sessions/${sessionIdOf(other)}`;
    const answer = await identity.as(token)('DELETE', path);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Session ended successfully' });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await isSignedIn(other)).toBe(false);
    expect((await own(token)).map(({ id }) => id)).toEqual([sessionIdOf(token)]);
    const again = await identity.as(token)('DELETE', path);
    expect(again.status).toBe(404);
    expect(again.body).toMatchObject({ message: 'Session Not Found' });
  });

  test('include the current one, whose cookie goes with it', async () => {
    const { token } = await newcomer();
    const answer = await identity.as(token)('DELETE', `/api/auth/sessions/${sessionIdOf(token)}`);
    expect(answer.headers.get('set-cookie')).toMatch(/^token=; .*Max-Age=0$/);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('are nobody else’s to end, not even a super administrator’s', async () => {
    const { token } = await newcomer();
    const answer = await identity.as(root)('DELETE', `/api/auth/sessions/${sessionIdOf(token)}`);
    expect(answer.status).toBe(404);
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe('gateways', () => {
  test('hear within a second of every session that is ended', async () => {
    const heard = new Set<string>();
    const listener = new Redis(await redisUrl());
    await listener.subscribe(REVOCATION_CHANNEL);
    listener.on('message', (_channel, text) => {
      const message: { sessionIds?: string[] } = JSON.parse(text);
      for (const sessionId of message.sessionIds ?? []) heard.add(sessionId);
    });
    const call = identity.as(root);
    const causes: ((user: { id: number; username: string; token: string }) => Promise<string>)[] = [
      async ({ id, token }) => {
        await call('PUT', `/api/users/${id}`, { role: 'admin' });
        return token;
      },
      async ({ id, token }) => {
        await call('PUT', `/api/users/${id}`, {
          password: NEW_PASSWORD,
          confirmPassword: NEW_PASSWORD,
        });
        return token;
      },
      async ({ id, token }) => {
        await call('DELETE', `/api/users/${id}`);
        return token;
      },
      async ({ username, token }) => {
        const other = await another(username);
        await change(token, PASSWORD);
        return other;
      },
      async ({ username, token }) => {
        const other = await another(username);
        await identity.as(token)('DELETE', `/api/auth/sessions/${sessionIdOf(other)}`);
        return other;
      },
    ];
    for (const cause of causes) {
      const ended = await cause(await newcomer());
      await until(() => expect(heard).toContain(sessionIdOf(ended)), { timeoutMs: 1_000 });
    }
    listener.disconnect();
  });
});
