import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { REVOCATION_BEAT_MS, REVOCATION_CHANNEL } from '@slots/contracts/identity/auth';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate, type RedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import {
  type RevocationPublisher,
  startRevocationPublisher,
} from '../testing/revocation-channel.ts';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

const path = '/api/casinos';
/** Rulings, section 5: a revocation holds within one second on every gateway. */
const ONE_SECOND = { timeoutMs: 1_000 };

describe('a revoked session', () => {
  let system: TestSystem;
  let publisher: RevocationPublisher;
  let redis: RedisGate;
  let sessions = 0;
  let sessionId = '';
  let cookie = '';

  const status = async () => (await send(system.url, { path, headers: { Cookie: cookie } })).status;
  const questions = () =>
    system.identity.calls.filter((call) => call === `/internal/sessions/${sessionId}`).length;
  /** Identity is asked about a session that was never seen only while revocations are not heard. */
  async function expectHearing(): Promise<void> {
    await until(async () => {
      sessions += 1;
      const headers = { Cookie: system.cookieOf('admin', `probe-${sessions}`) };
      expect((await send(system.url, { path, headers })).status).toBe(200);
      expect(system.identity.calls).not.toContain(`/internal/sessions/probe-${sessions}`);
    });
    expect(await status()).toBe(200);
  }

  beforeAll(async () => {
    publisher = startRevocationPublisher(await redisUrl());
    redis = await createRedisGate(await redisUrl());
    await redis.open();
    system = await startSystem({ REDIS_URL: redis.url });
  });
  afterAll(async () => {
    publisher.stop();
    await system.stop();
    await redis.shut();
  });
  beforeEach(() => {
    sessions += 1;
    sessionId = `session-${sessions}`;
    cookie = system.cookieOf('admin', sessionId);
  });
  afterEach(() => redis.open());

  test('is none within a second of the message', async () => {
    await expectHearing();
    await publisher.revoke([sessionId]);
    await until(async () => expect(await status()).toBe(401), ONE_SECOND);
  });

  test('is none within a second while the way to Redis is cut', async () => {
    await expectHearing();
    await redis.shut();
    expect(await status()).toBe(200);
    system.identity.revoked.add(sessionId);
    await until(async () => expect(await status()).toBe(401), ONE_SECOND);
  });

  test('is none within a second while Redis is silent on an open connection', async () => {
    await expectHearing();
    redis.freeze();
    system.identity.revoked.add(sessionId);
    await until(async () => expect(await status()).toBe(401), ONE_SECOND);
  });

  test('is none after a short cut in which its message was lost', async () => {
    await expectHearing();
    await redis.shut();
    system.identity.revoked.add(sessionId);
    await publisher.revoke([sessionId]);
    await redis.open();
    await until(async () => expect(await status()).toBe(401), ONE_SECOND);
  });

  test('is not renewed into a live one', async () => {
    await expectHearing();
    const person = { id: 7, username: 'ann', role: 'admin', sessionId } as const;
    const old = system.identity.tokenFor({ ...person, lifetimeSeconds: -5 });
    system.identity.renewals.set(old, system.identity.tokenFor(person));
    await publisher.revoke([sessionId]);
    cookie = `token=${old}`;
    await until(async () => expect(await status()).toBe(401), ONE_SECOND);
  });

  test('leaves the sessions of others as they are, before, during and after a cut', async () => {
    await publisher.revoke(['somebody-else']);
    expect(await status()).toBe(200);
    await redis.shut();
    expect(await status()).toBe(200);
    await redis.open();
    await expectHearing();
  });

  test('cannot be told from a live one without Redis and identity: 503, and visitors are served', async () => {
    await redis.shut();
    await until(async () => {
      await status();
      expect(questions()).toBeGreaterThan(0);
    });
    system.identity.away = true;
    await until(async () => expect(await status()).toBe(503), ONE_SECOND);
    const open = await send(system.url, { path: '/api/public/games', headers: { Cookie: cookie } });
    expect(open.status).toBe(200);
    // An answer that no user is signed in would send staff to the login.
    const path = '/api/auth/session';
    const asked = await send(system.url, { path, headers: { Cookie: cookie } });
    expect(asked.status).toBe(503);
    system.identity.away = false;
    await until(async () => expect(await status()).toBe(200));
  });
});

describe('a session while identity is away', () => {
  test('goes on as long as Redis would tell of its revocation, which still ends it', async () => {
    const publisher = startRevocationPublisher(await redisUrl());
    const redis = await createRedisGate(await redisUrl());
    await redis.open();
    const system = await startSystem({ REDIS_URL: redis.url });
    try {
      const headers = { Cookie: system.cookieOf('admin', 'going-on') };
      const status = async () => (await send(system.url, { path, headers })).status;
      await until(async () => {
        expect(await status()).toBe(200);
        expect(system.identity.calls).toContain('/internal/revocations');
      });
      system.identity.away = true;
      publisher.stop();
      const startedAt = performance.now();
      await until(async () => {
        expect(await status()).toBe(200);
        expect(performance.now() - startedAt).toBeGreaterThan(2_000);
      });
      const other = startRevocationPublisher(await redisUrl());
      await other.revoke(['going-on']);
      other.stop();
      await until(async () => expect(await status()).toBe(401), ONE_SECOND);
      await redis.shut();
      const another = { Cookie: system.cookieOf('admin', 'another') };
      await until(async () => {
        expect((await send(system.url, { path, headers: another })).status).toBe(503);
      }, ONE_SECOND);
    } finally {
      publisher.stop();
      await system.stop();
      await redis.shut();
    }
  }, 20_000);
});

/** Beats from a thread of its own, which continues while this one is blocked. */
const SEPARATE_BEATS = `
  const { Redis } = require('ioredis');
  const { workerData } = require('node:worker_threads');
  const redis = new Redis(workerData.url);
  setInterval(() => redis.publish(workerData.channel, '{"kind":"beat"}'), workerData.everyMs);
`;

describe('a gateway that was too busy to read', () => {
  test('knows what was published meanwhile, and asks identity about nobody', async () => {
    const url = await redisUrl();
    const workerData = { url, channel: REVOCATION_CHANNEL, everyMs: REVOCATION_BEAT_MS };
    const beats = new Worker(SEPARATE_BEATS, { eval: true, workerData });
    const publisher = startRevocationPublisher(url);
    const system = await startSystem();
    const cookies = ['busy-ended', 'busy-live'].map((id) => system.cookieOf('admin', id));
    try {
      let probes = 0;
      await until(async () => {
        probes += 1;
        for (const cookie of [system.cookieOf('admin', `busy-probe-${probes}`), ...cookies]) {
          expect((await send(system.url, { path, headers: { Cookie: cookie } })).status).toBe(200);
        }
        expect(system.identity.calls).not.toContain(`/internal/sessions/busy-probe-${probes}`);
      });
      system.identity.away = true;
      const { hostname, port } = new URL(system.url);
      const answers = cookies.map((cookie) => {
        const socket = connect(Number(port), hostname);
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: site\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
        );
        return text(socket);
      });
      void publisher.revoke(['busy-ended']);
      // Both requests are sent by the system, and wait to be read as the messages do.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
      const [ended, live] = await Promise.all(answers);
      expect(ended).toMatch(/^HTTP\/1.1 401 /);
      expect(live).toMatch(/^HTTP\/1.1 200 /);
    } finally {
      await beats.terminate();
      publisher.stop();
      await system.stop();
    }
  });
});

describe('a gateway that never reached Redis', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem({ REDIS_URL: 'redis://127.0.0.1:1' });
  });
  afterAll(() => system.stop());

  test('serves visitors, and asks identity about sessions', async () => {
    expect((await send(system.url, { path: '/api/public/games' })).status).toBe(200);
    const headers = { Cookie: system.cookieOf('admin', 'asked') };
    expect((await send(system.url, { path, headers })).status).toBe(200);
    expect(system.identity.calls).toContain('/internal/sessions/asked');
  });
});
