import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { changesChannel, KNOWN_CHANGES_HEADER, knownChanges } from '@slots/contracts/changes';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { type FakeGateway, startFakeGateway } from '../testing/fake-gateway.ts';
import { publicGame } from '../testing/records.ts';
import { type Site, siteOn } from '../testing/site.ts';
import { startWebProcess, type WebProcess } from '../testing/web-process.ts';

const NEW_NAME = 'Renamed since';
const PATH = '/free-to-play/game-1';
/** Anything made sooner after a change may show data from before it, and is not kept for long. */
const SETTLED_MS = 2_500;

describe('public data in the web server', () => {
  let gateway: FakeGateway;
  let site: Site;
  let web: WebProcess;
  let redis: Redis;

  beforeAll(async () => {
    gateway = await startFakeGateway();
    redis = new Redis(await redisUrl());
    web = await startWebProcess(gateway, { REDIS_URL: await redisUrl() });
  }, 120_000);
  afterAll(async () => {
    await web.stop();
    redis.disconnect();
    await gateway.stop();
  });

  let page = 0;
  const another = () => `${PATH}?page=${(page += 1)}`;
  async function ask(path: string, known: readonly string[] | null = []) {
    const before = gateway.calls.length;
    const answer = await fetch(web.url + path, {
      headers: known ? { [KNOWN_CHANGES_HEADER]: knownChanges(known) } : {},
    });
    const html = await answer.text();
    const isRenamed = html.includes(NEW_NAME);
    return {
      status: answer.status,
      headers: answer.headers,
      html,
      isRenamed,
      calls: gateway.calls.length - before,
    };
  }
  function rename(): void {
    site.games.all = [publicGame(1, { name: NEW_NAME })];
  }
  const tell = (message: object) =>
    redis.publish(changesChannel(redis.options.db ?? 0), JSON.stringify(message));
  const untilKept = () =>
    until(async () => expect((await ask(another())).calls).toBe(0), { timeoutMs: 3 * SETTLED_MS });

  beforeEach(async () => {
    gateway.reset();
    gateway.said = { 'x-made-from': 'game:1 game-list' };
    site = siteOn(gateway);
    await tell({ owner: 'catalog' });
    await untilKept();
  }, 20_000);

  test('is asked for once, and a page of one address is made once', async () => {
    const path = another();
    const [one, other] = await Promise.all([ask(path), ask(path)]);
    expect([one.status, one.calls, other.html === one.html]).toEqual([200, 0, true]);
    expect(one.headers.get('surrogate-key')).toBe('game:1 game-list');
    const later = await ask(path);
    expect(later.html === one.html).toBe(true);
    expect(later.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
  });

  test('goes with a change of its tags that Redis tells, and stays with any other', async () => {
    const path = another();
    await ask(path);
    rename();
    await tell({ owner: 'catalog', tags: ['game:2'] });
    expect((await ask(path)).isRenamed).toBe(false);
    await tell({ owner: 'catalog', tags: ['game:1'] });
    await until(async () => expect((await ask(path)).isRenamed).toBe(true), { timeoutMs: 1_000 });
  });

  test('goes at once with changes that the asking gateway knows of, and is nothing to one that does not say', async () => {
    const path = another();
    await ask(path);
    rename();
    expect((await ask(path)).isRenamed).toBe(false);
    const ahead = await ask(path, null);
    expect(ahead.isRenamed).toBe(true);
    expect(ahead.calls).toBeGreaterThan(0);
    expect((await ask(path)).isRenamed).toBe(false);
    expect((await ask(path, ['game:1'])).isRenamed).toBe(true);
    site.games.all = [publicGame(1)];
    expect((await ask(path, ['game:2'])).isRenamed).toBe(true);
    expect((await ask(path, ['all:casino'])).isRenamed).toBe(false);
  });

  test('stays with a change of affiliates, of which no page shows anything', async () => {
    const path = another();
    await ask(path);
    rename();
    expect((await ask(path, ['all:affiliate'])).isRenamed).toBe(false);
  });

  test('is of one country', async () => {
    const inCountry = async (code: string) => {
      const headers = { [KNOWN_CHANGES_HEADER]: knownChanges([]), 'x-visitor-country': code };
      const before = gateway.calls.length;
      await (await fetch(web.url + another(), { headers })).text();
      return gateway.calls.length - before;
    };
    expect(await inCountry('CA')).toBeGreaterThan(0);
    expect(await inCountry('CA')).toBe(0);
    expect(await inCountry('NZ')).toBeGreaterThan(0);
  });

  test.each([
    ['is old', { 'x-made-from': 'game:1', warning: '110 - "Response is Stale"' }],
    ['did not tell its tags', {}],
    ['ends now', { 'x-made-from': 'game:1', 'x-holds-for': '0' }],
    ['is as old as answers may get', { 'x-made-from': 'game:1', age: '60' }],
  ])('is not kept where an answer %s', async (_what, said) => {
    await tell({ owner: 'catalog' });
    gateway.said = said;
    const path = another();
    await until(async () => expect((await ask(path)).calls).toBeGreaterThan(0));
    expect((await ask(path)).calls).toBeGreaterThan(0);
  });

  test('makes three hundred different pages that are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask(another())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }, 30_000);
});
