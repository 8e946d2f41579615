import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { redisUrl } from '@slots/testing/databases';
import { startTestIdentity } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import { holdConnection } from '../../testing/held-connections.ts';
import {
  type RevocationPublisher,
  startRevocationPublisher,
} from '../../testing/revocation-channel.ts';
import { send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';
import { echo } from '../../testing/upstream.ts';

const staffOnly = '/api/casinos';
const open = '/api/public/games';

describe('a session', () => {
  let system: TestSystem;
  let publisher: RevocationPublisher;
  const get = (path: string, cookie: string) =>
    send(system.url, { path, headers: { Cookie: cookie } });
  const expired = (sessionId: string) =>
    system.identity.tokenFor({
      id: 7,
      username: 'ann',
      role: 'admin',
      sessionId,
      lifetimeSeconds: -60,
    });
  const fresh = (sessionId: string) =>
    system.identity.tokenFor({ id: 7, username: 'ann', role: 'admin', sessionId });
  const asked = (path: string) => system.identity.calls.filter((call) => call === path).length;

  beforeAll(async () => {
    publisher = startRevocationPublisher(await redisUrl());
    system = await startSystem();
    // Revocations are heard once identity was asked for those that may have been missed.
    await until(() => {
      if (asked('/internal/revocations') === 0) throw new Error('Revocations are not heard yet.');
    });
  });
  afterAll(async () => {
    publisher.stop();
    await system.stop();
  });
  beforeEach(() => {
    system.identity.calls.length = 0;
    system.identity.away = false;
    system.service.handler = echo;
  });

  test('reaches the service as a bearer token, and the cookie does not', async () => {
    const token = fresh('one');
    const answer = await get(staffOnly, `sidebar_state=true; token=${token}; other=1`);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ headers: { authorization: `Bearer ${token}` } });
    expect(answer.json()['headers']).not.toHaveProperty('cookie');
  });

  test('is told to the service on open calls too, since staff see more there', async () => {
    const token = fresh('two');
    const answer = await get(open, `token=${token}`);
    expect(answer.json()).toMatchObject({ headers: { authorization: `Bearer ${token}` } });
  });

  test.each([
    ['no token at all', () => 'token='],
    ['no JSON web token', () => 'token=hello'],
    ['a token without a signature', () => `token=${fresh('x').replace(/[^.]+$/, '')}`],
    ['a changed token', () => `token=${fresh('x').replace(/\.(..)/, '.AA')}`],
    ['a very long text', () => `token=${'x'.repeat(8_000)}`],
    ['a cookie with a longer name', () => `mytoken=${fresh('x')}`],
  ])('is not made by %s: 401, and a visitor on open calls', async (_what, cookie) => {
    expect((await get(staffOnly, cookie())).status).toBe(401);
    const answer = await get(open, cookie());
    expect(answer.status).toBe(200);
    expect(answer.json()['headers']).not.toHaveProperty('authorization');
  });

  test("is not made by another system's key", async () => {
    const other = await startTestIdentity();
    const token = other.tokenFor({ id: 1, username: 'eve', role: 'super_admin' });
    expect((await get(staffOnly, `token=${token}`)).status).toBe(401);
    await other.stop();
  });

  test('whose token ran out is renewed once for all requests, and the answers carry the cookie', async () => {
    const old = expired('renewed');
    const renewed = fresh('renewed');
    system.identity.renewals.set(old, renewed);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get(staffOnly, `token=${old}`)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject({ headers: { authorization: `Bearer ${renewed}` } });
      const [cookie] = answer.headers['set-cookie'] ?? [];
      expect(cookie).toContain(`token=${renewed}; Path=/; HttpOnly; SameSite=Lax`);
    }
    const later = await get(staffOnly, `token=${old}`);
    expect(later.status).toBe(200);
    expect(asked('/internal/sessions/renew')).toBe(1);
  });

  test('whose token ran out is not told on an answer that a cache may give to others', async () => {
    const old = expired('shared');
    system.identity.renewals.set(old, fresh('shared'));
    const answerOf = (cacheControl: string) => {
      system.service.handler = (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': cacheControl });
        response.end('picture');
      };
      return get(
        '/api/public/images/0123456789012345678901234567890123456789.webp',
        `token=${old}`,
      );
    };
    for (const shared of ['public, max-age=31536000, immutable', 'max-age=60, s-maxage=60']) {
      expect((await answerOf(shared)).headers).not.toHaveProperty('set-cookie');
    }
    expect((await answerOf('private, max-age=60')).headers).toHaveProperty('set-cookie');
  });

  test('that is renewed when its visitor has gone asks no service, so that nothing waits for an end that has been', async () => {
    const letGo = Promise.withResolvers<void>();
    system.identity.heldRenewals = letGo.promise;
    const held = ['gone-1', 'gone-2', 'gone-3'].map((sessionId) => {
      const old = expired(sessionId);
      system.identity.renewals.set(old, fresh(sessionId));
      const head = `GET ${staffOnly}?gone HTTP/1.1\r\nHost: a\r\nCookie: token=${old}\r\n\r\n`;
      return holdConnection(system.url, head);
    });
    await until(() => expect(asked('/internal/sessions/renew')).toBe(held.length));
    for (const { socket } of held) socket.destroy();
    // What was sent earlier has arrived when a later request is answered, and so has what was renewed earlier.
    expect((await get(open, '')).status).toBe(200);
    system.identity.heldRenewals = undefined;
    letGo.resolve();
    const later = expired('later');
    system.identity.renewals.set(later, fresh('later'));
    expect((await get(staffOnly, `token=${later}`)).status).toBe(200);
    expect(system.service.requests.filter(({ url }) => url?.endsWith('?gone'))).toEqual([]);
  });

  test.each([
    ['', '/api/casinos'],
    ['long ', '/api/casinos/1/logo'],
  ])('that ends while a %sbody arrives makes nothing with it', async (length, path) => {
    const sessionId = `ends with a ${length}body`;
    const whole: (string | undefined)[] = [];
    system.service.handler = (received, response) => {
      received.on('error', () => undefined).on('end', () => whole.push(received.url));
      received.resume().on('end', () => response.end('{}'));
    };
    const size = length === '' ? 100 : 200_000;
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: a',
      `Cookie: ${system.cookieOf('admin', sessionId)}`,
      'Content-Type: application/json',
      `Content-Length: ${size}`,
    ];
    const held = holdConnection(system.url, `${head.join('\r\n')}\r\n\r\n${' '.repeat(size - 1)}`);
    expect((await get(open, '')).status).toBe(200);
    await publisher.revoke([sessionId]);
    await until(() => expect(held.isClosed).toBe(true));
    expect(held.received).toBe('');
    expect(whole).toEqual([open]);
  });

  test('that is about to run out is renewed before, and still good when it cannot be', async () => {
    const old = system.identity.tokenFor({
      id: 7,
      username: 'ann',
      role: 'admin',
      sessionId: 'early',
      lifetimeSeconds: 8,
    });
    const kept = await get(staffOnly, `token=${old}`);
    expect(kept.json()).toMatchObject({ headers: { authorization: `Bearer ${old}` } });
    expect(asked('/internal/sessions/renew')).toBe(1);
  });

  test('that has ended is not renewed: 401 where a login is needed, a visitor elsewhere', async () => {
    const old = expired('ended');
    expect((await get(staffOnly, `token=${old}`)).status).toBe(401);
    expect((await get(open, `token=${old}`)).status).toBe(200);
    expect(asked('/internal/sessions/renew')).toBe(1);
  });

  test('that cannot be renewed while identity is away: 503 where a login is needed, a visitor elsewhere', async () => {
    const old = expired('away');
    system.identity.away = true;
    const refused = await get(staffOnly, `token=${old}`);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).not.toHaveProperty('message');
    const answer = await get(open, `token=${old}`);
    expect(answer.status).toBe(200);
    expect(answer.json()['headers']).not.toHaveProperty('authorization');
    // Signing out is of a session: who is told that they are signed out must be.
    const logout = {
      method: 'POST',
      path: '/api/auth/logout',
      headers: { Cookie: `token=${old}` },
    };
    const unsent = await send(system.url, logout);
    expect([unsent.status, unsent.headers['set-cookie']]).toEqual([503, undefined]);
    system.identity.away = false;
    system.identity.renewals.set(old, fresh('away'));
    expect((await get(staffOnly, `token=${old}`)).status).toBe(200);
  });

  test('that was seen before works while identity is away', async () => {
    const cookie = `token=${fresh('seen')}`;
    expect((await get(staffOnly, cookie)).status).toBe(200);
    system.identity.away = true;
    expect((await get(staffOnly, cookie)).status).toBe(200);
  });

  test('that identity ends itself keeps the cookie that identity sets', async () => {
    const old = expired('signing-out');
    system.identity.renewals.set(old, fresh('signing-out'));
    system.service.handler = (_request, response) => {
      response.setHeader('Set-Cookie', 'token=; Path=/; Max-Age=0');
      response.end('{}');
    };
    const answer = await get(open, `token=${old}`);
    expect(answer.headers['set-cookie']).toEqual(['token=; Path=/; Max-Age=0']);
  });
});

describe('a token that was seen before', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await system.stop();
  });

  test('is none once the key that signed it is no longer published', async () => {
    const person = { id: 7, username: 'ann', role: 'admin', lifetimeSeconds: 86_400 } as const;
    const headers = { Cookie: `token=${system.identity.tokenFor(person)}` };
    const status = async () => (await send(system.url, { path: staffOnly, headers })).status;
    expect(await status()).toBe(200);
    system.identity.keysThrownAway = true;
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 11 * 60_000);
    await until(async () => expect(await status()).toBe(401));
  });
});

describe('a session under TLS', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem({ PUBLIC_ORIGIN: 'https://slots.example' });
  });
  afterAll(() => system.stop());

  test('is kept in the cookie that only this host can set', async () => {
    const cookie = system.cookieOf('admin');
    const plain = await send(system.url, { path: staffOnly, headers: { Cookie: cookie } });
    expect(plain.status).toBe(401);
    const hosted = { Cookie: `__Host-${cookie}` };
    expect((await send(system.url, { path: staffOnly, headers: hosted })).status).toBe(200);
  });
});
