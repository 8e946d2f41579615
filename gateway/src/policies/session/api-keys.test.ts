import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';
import {
  type RevocationPublisher,
  startRevocationPublisher,
} from '../../testing/revocation-channel.ts';
import { type Received, send } from '../../testing/send.ts';
import { startSystem, type TestSystem } from '../../testing/system.ts';

const EXCHANGE = '/internal/api-keys/exchange';
/** As many sign-ins of a client are let through in a minute. */
const QUOTA = 1_200;

describe('API keys', () => {
  let system: TestSystem;
  let publisher: RevocationPublisher;
  const asked = (path: string) => system.identity.calls.filter((call) => call === path).length;
  const get = (key: string, { path = '/api/casinos', from = '203.0.113.7' } = {}) =>
    send(system.url, {
      path,
      headers: { Authorization: `Bearer ${key}`, 'X-Forwarded-For': from },
    });

  function newKey(name: string, rights: readonly string[], sessionId = `session of ${name}`) {
    const key = `slots_${name.padEnd(43, '-')}`;
    const person = { id: 7, username: 'ann', role: 'admin', sessionId } as const;
    const token = system.identity.tokenFor({
      ...person,
      key: { id: 3, name, rights: [...rights] },
    });
    system.identity.apiKeys.set(key, token);
    return { key, token };
  }

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
  });

  test('are exchanged once, and the owner of the call gets the token and never the key', async () => {
    const { key, token } = newKey('known', ['casino:read']);
    const answers = await Promise.all([get(key), get(key), get(key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await get(key)).json()).toMatchObject({
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asked(EXCHANGE)).toBe(1);
    // Also while identity is away; who is not known yet has to wait for it.
    system.identity.away = true;
    expect((await get(key)).status).toBe(200);
    expect((await get(newKey('unknown', ['casino:read']).key)).status).toBe(503);
  });

  test('are exchanged again once their session has ended', async () => {
    const { key } = newKey('changed', ['affiliate:read', 'casino:read'], 'the first session');
    expect((await get(key)).status).toBe(200);
    const { token } = newKey('changed', ['casino:read'], 'the second session');
    await publisher.revoke(['the first session']);
    await until(async () =>
      expect((await get(key)).json()).toMatchObject({
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    expect((await get(key, { path: '/api/affiliates' })).status).toBe(403);
    system.identity.apiKeys.delete(key);
    await publisher.revoke(['the second session']);
    await until(async () => expect((await get(key)).status).toBe(401));
  });

  test('made up are not asked about without end', async () => {
    const wrong = `slots_${'w'.repeat(43)}`;
    for (let times = 0; times < 5; times += 1) expect((await get(wrong)).status).toBe(401);
    expect(asked(EXCHANGE)).toBe(1);
    // Each another one, all from one network.
    const from = '198.51.100.9';
    const { key } = newKey('between', ['casino:read']);
    expect((await get(key, { from })).status).toBe(200);
    const guess = (number: number) => get(`slots_guess-${number}`, { from });
    const answers: Received[] = [];
    // A minute that ends during the loop lets as many through once more.
    while (answers.length < 2 * QUOTA + 50 && answers.every(({ status }) => status === 401)) {
      const first = answers.length;
      const more = Array.from({ length: 50 }, (_none, index) => guess(first + index));
      answers.push(...(await Promise.all(more)));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('60');
    // The wrong one, the one between, and guesses that were not refused.
    expect(asked(EXCHANGE)).toBe(2 + answers.length - refused.length);
    // A key that is known still is, and so are those from elsewhere.
    expect((await get(key, { from })).status).toBe(200);
    expect((await get('slots_guess-of-another')).status).toBe(401);
  });
});
