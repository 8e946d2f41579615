import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@slots/processes/ports';
import { type Received, type SentRequest, send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';

const SIGN_IN: SentRequest = { method: 'POST', path: '/api/auth/login' };
const AT_ONCE = 100;

/** Sends until one is refused, at most so often: a window may end in between. */
async function untilRefused(url: string, sent: SentRequest, most: number): Promise<Received> {
  for (let times = 0; times < most; times += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(url, sent)));
    const refused = answers.find(({ status }) => status === 429);
    if (refused) return refused;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  throw new Error(`None of ${most} requests was refused.`);
}

describe('the limits on traffic', () => {
  let system: TestSystem;
  let other: TestSystem | undefined;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());
  afterEach(async () => {
    await other?.stop();
    other = undefined;
  });

  test.each([
    ['GET', '/api/public/games', 'reads'],
    ['POST', '/api/auth/logout', 'writes'],
    ['GET', '/api/direct-sql?query=x', 'writes'],
    ['POST', '/api/auth/login', 'sign-in'],
    ['GET', `/api/public/images/${'a'.repeat(16)}-160`, 'static'],
    ['GET', `/api/public/images/${'a'.repeat(40)}-160`, 'static'],
    ['GET', '/casino/first', 'pages'],
    ['GET', '/assets/entry.a1b2.js', 'static'],
    ['GET', '/share/games/first.png', 'pictures'],
  ])('count %s %s as %s and tell it on the answer', async (method, path, countedClass) => {
    const answer = await send(system.url, { method, path });
    const policy = String(answer.headers['ratelimit-policy']);
    const [, quota, window] = /^"[\w-]+";q=(\d+);w=(\d+)$/.exec(policy) ?? [];
    expect(policy).toContain(`"${countedClass}";`);
    const [, left, reset] =
      /^"[\w-]+";r=(\d+);t=(\d+)$/.exec(String(answer.headers['ratelimit'])) ?? [];
    expect(Number(left)).toBeLessThan(Number(quota));
    expect(Number(reset)).toBeLessThanOrEqual(Number(window));
  });

  test('count a file that a person opens as a page, since one is rendered where there is none', async () => {
    const headers = { Accept: 'text/html,*/*;q=0.8' };
    for (const path of ['/nothing.png', '/assets/entry.a1b2.js']) {
      const answer = await send(system.url, { path, headers });
      expect(answer.headers['ratelimit-policy']).toMatch(/^"pages";/);
    }
    const picture = `/api/public/images/${'a'.repeat(16)}-160`;
    const answer = await send(system.url, { path: picture, headers });
    expect(answer.headers['ratelimit-policy']).toMatch(/^"static";/);
  });

  test('refuse one client with 429 and let all others go on', async () => {
    const ann = { 'X-Forwarded-For': '203.0.113.1' };
    const answer = await untilRefused(system.url, { ...SIGN_IN, headers: ann }, 3_000);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Too Many Requests',
      status: 429,
      detail: 'Too many requests. Please try again in a moment.',
      message: 'Too many requests. Please try again in a moment.',
      requestId: answer.headers['x-request-id'],
    });
    const reset = Number(answer.headers['retry-after']);
    expect(reset).toBeGreaterThan(0);
    expect(answer.headers['ratelimit']).toBe(`"sign-in";r=0;t=${reset}`);

    const bob = { 'X-Forwarded-For': '203.0.113.2' };
    expect((await send(system.url, { ...SIGN_IN, headers: bob })).status).toBe(200);
    const signedIn = { ...ann, Cookie: system.cookieOf('user') };
    expect((await send(system.url, { ...SIGN_IN, headers: signedIn })).status).toBe(200);
    const read = { path: '/api/public/games', headers: ann };
    expect((await send(system.url, read)).status).toBe(200);
  }, 20_000);

  test('count a signed-in user as one client, from wherever and in whatever session', async () => {
    const left = async (session: string, address: string) => {
      const headers = { Cookie: system.cookieOf('user', session), 'X-Forwarded-For': address };
      const answer = await send(system.url, { path: '/api/casinos', headers });
      return Number(/r=(\d+)/.exec(String(answer.headers['ratelimit']))?.[1]);
    };
    const once = async () => [await left('a', '203.0.113.8'), await left('b', '203.0.113.9')];
    const [first = 0, second] = await once();
    if (second === first - 1) return;
    // A window may have ended in between.
    const [again = 0, after] = await once();
    expect(after).toBe(again - 1);
  });

  test('tell a refusal by access too', async () => {
    const answer = await send(system.url, { path: '/api/casinos' });
    expect(answer.status).toBe(401);
    expect(answer.headers['ratelimit']).toMatch(/^"reads";/);
  });

  test('do not pass on what a service says about limits', async () => {
    other = await startSystem();
    other.service.handler = (_request, response) => {
      response.setHeader('RateLimit', '"its-own";r=1;t=1');
      response.end();
    };
    const answer = await send(other.url, { path: '/api/public/games' });
    expect(answer.headers['ratelimit']).toMatch(/^"reads";/);
  });

  test('are told in the metrics when they refuse', async () => {
    const port = await freePort();
    other = await startSystem({ METRICS_PORT: String(port) });
    await untilRefused(other.url, SIGN_IN, 3_000);
    const metrics = await send(`http://127.0.0.1:${port}`, { path: '/metrics' });
    expect(metrics.body).toMatch(/rate_limit_refusals_total\{class="sign-in".*\} \d+/);
  }, 20_000);

  test('refuse nobody in the profile of load tests, and do nothing when off', async () => {
    other = await startSystem({ RATE_LIMIT_PROFILE: 'load' });
    const counted = await send(other.url, SIGN_IN);
    expect(counted.headers['ratelimit-policy']).toBe('"sign-in";q=1200000;w=60');
    await other.stop();
    other = await startSystem({ RATE_LIMIT_PROFILE: 'off' });
    const free = await send(other.url, SIGN_IN);
    expect(free.status).toBe(200);
    expect(free.headers).not.toHaveProperty('ratelimit');
  });
});
