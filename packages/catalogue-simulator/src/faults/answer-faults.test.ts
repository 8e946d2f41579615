import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createSimulator, type Simulator } from '../simulator.ts';
import {
  type Call,
  callApi,
  launchAddress,
  listAnswer,
  readList,
  testSettings,
} from '../simulator-under-test.ts';
import { askingFor, CONTROL_TOKEN, callControl, tellFault } from './faults-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator({ ...testSettings, controlToken: CONTROL_TOKEN });
});
afterEach(() => callControl(simulator.apiUrl, 'DELETE', 'faults'));
afterAll(() => simulator.close());

type Fault = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Both ways of telling a fault: in force by a control call, or asked for by the request itself. */
const WAYS: readonly [string, (fault: Fault) => Promise<Call>][] = [
  [
    'by a control call',
    async (fault) => {
      expect(await tellFault(simulator.apiUrl, fault)).toMatchObject({ status: 201 });
      return {};
    },
  ],
  ['by the request', async (fault) => askingFor(fault)],
];

const games = (query: string, given: Call) => callApi(simulator.apiUrl, '/api/games', query, given);

describe.each(WAYS)('told %s, the catalogue', (_way, tell) => {
  test('answers 429 with Retry-After', async () => {
    const response = await games('', await tell({ kind: 'too-many-requests', seconds: 3 }));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3');
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test('answers 500', async () => {
    const response = await games('', await tell({ kind: 'server-error' }));
    expect(response.status).toBe(500);
  });

  test('does not answer until the caller gives up', async () => {
    const given = await tell({ kind: 'hang' });
    const call = games('', { ...given, signal: AbortSignal.timeout(300) });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('answers late', async () => {
    const given = await tell({ kind: 'hang', seconds: 0.3 });
    const started = performance.now();
    expect((await games('', given)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(250);
  });

  test('closes the connection in the middle of the body', async () => {
    const response = await games('', await tell({ kind: 'cut' }));
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('sends JSON that breaks off, in a body that is whole', async () => {
    const response = await games('', await tell({ kind: 'broken-json' }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBe(Number(response.headers.get('content-length')));
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('sends {"error"} with 200', async () => {
    const response = await games('', await tell({ kind: 'error-with-200' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test('sends malformed items among good ones', async () => {
    const response = await games('', await tell({ kind: 'malformed-items' }));
    const { data, meta } = await response.json();
    expect(meta.total).toBe(400);
    expect(data).toHaveLength(100);
    expect(data.slice(0, 5)).toEqual([
      expect.objectContaining({ id: 1, name: null }),
      expect.objectContaining({ id: 'not a number' }),
      expect.objectContaining({ id: 3, name: { text: expect.any(Array) } }),
      expect.any(String),
      null,
    ]);
    expect(listAnswer.shape.data.safeParse(data.slice(5)).success).toBe(true);
  });

  test('sends the named items malformed, and no others', async () => {
    const given = await tell({ kind: 'malformed-items', ids: [7] });
    const { data } = await readList(simulator.apiUrl, '/api/games', '', given);
    expect(data.filter(({ name }) => name === null).map(({ id }) => id)).toEqual([7]);
  });

  test('moves items between the pages of a walk', async () => {
    const given = await tell({ kind: 'reorder', shift: 10 });
    const ids: unknown[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { data, meta } = await readList(simulator.apiUrl, '/api/games', `page=${page}`, given);
      expect(meta).toMatchObject({ total: 400, last_page: 4 });
      ids.push(...data.map(({ id }) => id));
    }
    const seen = new Set(ids);
    expect(ids).toHaveLength(400);
    expect([seen.has(100), seen.has(101), seen.has(110), seen.has(111)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(seen.size).toBe(370);
  });
});

describe('the launcher', () => {
  test('fails when it is told to, and only then', async () => {
    await tellFault(simulator.apiUrl, { kind: 'server-error', on: 'launcher', count: 1 });
    await tellFault(simulator.apiUrl, { kind: 'server-error', on: 'types' });
    const statuses = [];
    for (let call = 0; call < 2; call += 1) {
      statuses.push((await fetch(launchAddress(simulator.launcherUrl))).status);
    }
    expect(statuses).toEqual([500, 200]);
  });

  test('fails for a link that asks for it', async () => {
    const address = launchAddress(simulator.launcherUrl);
    expect((await fetch(`${address}&simulator_fault=server-error`)).status).toBe(500);
    const late = encodeURIComponent('{"kind":"hang"}');
    const call = fetch(`${address}&simulator_fault=${late}`, { signal: AbortSignal.timeout(200) });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('is not reached by faults of lists', async () => {
    const address = `${launchAddress(simulator.launcherUrl)}&simulator_fault=cut`;
    expect((await fetch(address)).status).toBe(400);
    const told = await tellFault(simulator.apiUrl, { kind: 'cut', on: 'launcher' });
    expect(told.status).toBe(400);
  });
});

test('a request that is left open does not hold up the end of the simulator', async () => {
  const other = await createSimulator({ ...testSettings, games: 1, faults: true });
  const call = Promise.allSettled([callApi(other.apiUrl, '/api/games', '', askingFor('hang'))]);
  // The hanging request has reached the simulator once a later one is answered.
  await callApi(other.apiUrl, '/api/games');
  const started = performance.now();
  await other.close();
  expect(await call).toMatchObject([{ status: 'rejected' }]);
  expect(performance.now() - started).toBeLessThan(2500);
});
