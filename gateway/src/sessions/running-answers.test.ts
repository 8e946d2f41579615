import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { exportCasinos } from '@slots/contracts/casino/casinos-bulk';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate, type RedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import {
  type RevocationPublisher,
  startRevocationPublisher,
} from '../testing/revocation-channel.ts';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

const EVENTS = '/api/game-import/jobs/1/events';
/** Rulings, section 5: a revocation holds within one second on every gateway. */
const ONE_SECOND = { timeoutMs: 1_000 };

describe('an answer that goes on for long', () => {
  let system: TestSystem;
  let publisher: RevocationPublisher;
  let redis: RedisGate;
  let sessions = 0;
  let sessionId = '';
  const readers: { destroy(): void }[] = [];
  let upstreamClosed = 0;

  beforeAll(async () => {
    publisher = startRevocationPublisher(await redisUrl());
    redis = await createRedisGate(await redisUrl());
    await redis.open();
    system = await startSystem({ REDIS_URL: redis.url });
    // Begins at once, and is never at its end.
    system.service.handler = (request, response) => {
      const type = request.url === EVENTS ? 'text/event-stream' : 'text/csv';
      response.writeHead(200, { 'Content-Type': type }).write('data: 1\n\n');
      response.on('close', () => {
        upstreamClosed += 1;
      });
    };
  });
  afterAll(async () => {
    for (const reader of readers) reader.destroy();
    publisher.stop();
    await system.stop();
    await redis.shut();
  });
  beforeEach(async () => {
    sessions += 1;
    sessionId = `long-${sessions}`;
    upstreamClosed = 0;
    await expectHearing();
  });
  afterEach(() => redis.open());

  /** Identity is asked about a session that was never seen only while revocations are not heard. */
  async function expectHearing(): Promise<void> {
    await until(async () => {
      sessions += 1;
      const headers = { Cookie: system.cookieOf('admin', `long-probe-${sessions}`) };
      await send(system.url, { path: '/api/auth/session', headers });
      expect(system.identity.calls).not.toContain(`/internal/sessions/long-probe-${sessions}`);
    });
  }

  /** Opens an answer and tells what became of it. */
  async function open(path: string, cookie = system.cookieOf('super_admin', sessionId)) {
    const seen = { status: 0, text: '', over: false };
    const { port } = new URL(system.url);
    const headers = { Cookie: cookie };
    const reader = get({ port, path, headers, agent: false }, (answer) => {
      seen.status = answer.statusCode ?? 0;
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        seen.text += text;
      });
      answer.on('error', () => undefined);
      answer.on('close', () => {
        seen.over = true;
      });
    });
    reader.on('error', () => undefined);
    readers.push(reader);
    await until(() => expect(seen).toMatchObject({ status: 200, text: 'data: 1\n\n' }));
    return seen;
  }

  test.each([EVENTS, exportCasinos.path])(
    'ends within a second of the revocation of its session, at %s, and no other does',
    async (path) => {
      const seen = await open(path);
      const other = await open(path, system.cookieOf('super_admin', `${sessionId}-other`));
      await publisher.revoke([sessionId]);
      await until(() => expect(seen.over).toBe(true), ONE_SECOND);
      // The service stops as well.
      await until(() => expect(upstreamClosed).toBe(1));
      expect(other.over).toBe(false);
    },
  );

  test.each(['shut', 'freeze'] as const)(
    'ends within a second while revocations are not heard (%s), and no other does',
    async (fault) => {
      const seen = await open(EVENTS);
      const other = await open(EVENTS, system.cookieOf('super_admin', `${sessionId}-other`));
      await redis[fault]();
      system.identity.revoked.add(sessionId);
      await until(() => expect(seen.over).toBe(true), ONE_SECOND);
      expect(other.over).toBe(false);
    },
  );

  test('ends once its token has run out, when the session has ended without a word', async () => {
    const person = { id: 7, username: 'ann', role: 'super_admin' } as const;
    const cookieFor = (id: string) =>
      `token=${system.identity.tokenFor({ ...person, sessionId: id, lifetimeSeconds: 3 })}`;
    const seen = await open(EVENTS, cookieFor(sessionId));
    const other = await open(EVENTS, cookieFor(`${sessionId}-other`));
    system.identity.ended.add(sessionId);
    await until(() => expect(seen.over).toBe(true), { timeoutMs: 10_000 });
    expect(system.identity.calls).toContain(`/internal/sessions/${sessionId}`);
    await until(() =>
      expect(system.identity.calls).toContain(`/internal/sessions/${sessionId}-other`),
    );
    expect(other.over).toBe(false);
  }, 20_000);

  test('ends when neither Redis nor identity can tell whether its session lives', async () => {
    const seen = await open(EVENTS);
    system.identity.away = true;
    await redis.shut();
    await until(() => expect(seen.over).toBe(true));
    system.identity.away = false;
  });
});
