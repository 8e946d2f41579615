import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sign } from '../signature.ts';
import { createSimulator, type Simulator } from '../simulator.ts';
import { type Call, callApi, now, testSettings } from '../simulator-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator(testSettings);
});
afterAll(() => simulator.close());

const call = (path: string, query = '', given: Call = {}) =>
  callApi(simulator.apiUrl, path, query, given);

describe('the API lets in only the customer', () => {
  test('with key, origin, time and signature in order', async () => {
    expect((await call('/api/games')).status).toBe(200);
  });

  test.each<[string, Call]>([
    ['a wrong key', { token: 'other' }],
    ['an origin that is not registered', { origin: 'http://elsewhere.test' }],
    ['a time more than five minutes ago', { at: now() - 400 }],
    ['a time more than five minutes ahead', { at: now() + 400 }],
    ['a signature by another secret', { secret: 'guessed' }],
  ])('and refuses %s with 401 and {"error"}', async (_name, given) => {
    const response = await call('/api/games', '', given);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test('and refuses a call without any header', async () => {
    const response = await fetch(`${simulator.apiUrl}/api/games?token=${testSettings.token}`);
    expect(response.status).toBe(401);
  });

  test('and refuses a signature that was made for another path', async () => {
    const at = now();
    const response = await fetch(`${simulator.apiUrl}/api/types?token=${testSettings.token}`, {
      headers: {
        Origin: testSettings.origin,
        'X-SL-Timestamp': String(at),
        'X-SL-Signature': sign(testSettings.secret, [at, 'GET', '/api/games']),
      },
    });
    expect(response.status).toBe(401);
  });

  test('and no faster than the subscription allows: 429 with Retry-After', async () => {
    const slow = await createSimulator({ ...testSettings, requestsPerSecond: 0.5, games: 1 });
    try {
      const first = await callApi(slow.apiUrl, '/api/games');
      const second = await callApi(slow.apiUrl, '/api/games');
      expect([first.status, second.status]).toEqual([200, 429]);
      expect(second.headers.get('retry-after')).toBe('2');
    } finally {
      await slow.close();
    }
  });
});
