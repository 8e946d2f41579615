import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createSimulator, type Simulator } from '../simulator.ts';
import { callApi, testSettings } from '../simulator-under-test.ts';
import { askingFor, CONTROL_TOKEN, callControl, tellFault } from './faults-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator({ ...testSettings, controlToken: CONTROL_TOKEN });
});
afterEach(() => callControl(simulator.apiUrl, 'DELETE', 'faults'));
afterAll(() => simulator.close());

const tell = (fault: object) => tellFault(simulator.apiUrl, fault);
const control = async (path = 'faults') =>
  (await callControl(simulator.apiUrl, 'GET', path)).json();

/** The statuses of calls made one after the other. */
async function statuses(calls: readonly string[]): Promise<number[]> {
  const found = [];
  for (const call of calls) {
    const [path = '', query] = call.split('?');
    found.push((await callApi(simulator.apiUrl, path, query)).status);
  }
  return found;
}
const times = (count: number) => Array.from({ length: count }, () => '/api/games');

describe('a fault in force', () => {
  test('hits the next requests and is then gone', async () => {
    await tell({ kind: 'server-error', count: 2 });
    expect(await statuses(times(3))).toEqual([500, 500, 200]);
    expect((await control()).faults).toEqual([]);
  });

  test('hits from the n-th request on, every n-th', async () => {
    await tell({ kind: 'server-error', from: 2, every: 3 });
    expect(await statuses(times(6))).toEqual([200, 500, 200, 200, 500, 200]);
  });

  test('hits one list or one page', async () => {
    await tell({ kind: 'server-error', on: 'games', page: 2 });
    expect(await statuses(['/api/games', '/api/types?page=2', '/api/games?page=2'])).toEqual([
      200, 200, 500,
    ]);
  });

  test('holds until it is taken away, alone or with all others', async () => {
    const { body } = await tell({ kind: 'server-error', on: 'games' });
    await tell({ kind: 'too-many-requests', on: 'types' });
    const calls = ['/api/games', '/api/types'];
    expect(await statuses(calls)).toEqual([500, 429]);
    const gone = await callControl(simulator.apiUrl, 'DELETE', `faults/${String(body['id'])}`);
    expect(gone.status).toBe(204);
    expect(await statuses(calls)).toEqual([200, 429]);
    expect((await callControl(simulator.apiUrl, 'DELETE', 'faults')).status).toBe(204);
    expect(await statuses(calls)).toEqual([200, 200]);
  });

  test('gives way to an older one, and does not count what that one hits', async () => {
    await tell({ kind: 'server-error', count: 1 });
    await tell({ kind: 'too-many-requests', count: 1 });
    expect(await statuses(times(3))).toEqual([500, 429, 200]);
  });

  test('is shown with what it has done', async () => {
    await tell({ kind: 'hang', seconds: 0.01, on: 'games', every: 2 });
    await statuses(times(3));
    expect((await control()).faults).toEqual([
      expect.objectContaining({
        kind: 'hang',
        on: 'games',
        every: 2,
        options: { seconds: 0.01 },
        seen: 3,
        hits: 2,
      }),
    ]);
  });

  test('leaves alone what the request asks for itself', async () => {
    await tell({ kind: 'server-error', count: 1 });
    const asked = askingFor('too-many-requests');
    expect((await callApi(simulator.apiUrl, '/api/games', '', asked)).status).toBe(429);
    expect(await statuses(times(2))).toEqual([500, 200]);
  });
});

describe('a control call is refused', () => {
  test.each<[string, unknown, string]>([
    ['without a kind', {}, 'kind'],
    ['of an unknown kind', { kind: 'flood' }, 'kind'],
    ['with an unknown option', { kind: 'server-error', speed: 3 }, 'speed'],
    ['with a count of nothing', { kind: 'cut', count: 0 }, 'count'],
    ['with an unknown list', { kind: 'cut', on: 'casinos' }, 'on'],
    ['with a time that is none', { kind: 'hang', seconds: 'long' }, 'seconds'],
    ['with ids and a range', { kind: 'vanished-games', ids: [1], count: 3 }, 'ids'],
    ['with a date that is none', { kind: 'updated-games', at: 'soon' }, 'at'],
    ['that is no object', [1], 'object'],
  ])('%s: 400 that names the mistake', async (_name, body, word) => {
    const response = await callControl(simulator.apiUrl, 'POST', 'faults', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining(word) });
  });

  test('with a body that is not JSON', async () => {
    const response = await fetch(`${simulator.apiUrl}/control/faults`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${CONTROL_TOKEN}` },
      body: '{"kind":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('cannot be read') });
  });

  test('for a fault that is not in force', async () => {
    expect((await callControl(simulator.apiUrl, 'DELETE', 'faults/999')).status).toBe(404);
  });

  test.each([{}, { Authorization: 'Bearer guessed' }])(
    'without the control token',
    async (headers) => {
      const response = await fetch(`${simulator.apiUrl}/control/faults`, { headers });
      expect(response.status).toBe(401);
    },
  );
});

describe('a request that asks for a fault', () => {
  test('may do so in its query', async () => {
    expect(await statuses(['/api/games?simulator_fault=server-error'])).toEqual([500]);
  });

  test.each(['flood', '{"kind":', '{"kind":"hang","seconds":"long"}', '{"kind":"cut","count":2}'])(
    'gets 400 when that has no meaning (%s)',
    async (fault) => {
      const response = await callApi(simulator.apiUrl, '/api/games', '', askingFor(fault));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.stringContaining('fault') });
    },
  );

  test('has to be let in first', async () => {
    const given = { ...askingFor('server-error'), secret: 'guessed' };
    expect((await callApi(simulator.apiUrl, '/api/games', '', given)).status).toBe(401);
  });
});

test('the launcher has no control calls', async () => {
  const response = await callControl(simulator.launcherUrl, 'GET', 'faults');
  expect(response.status).toBe(404);
});

test('without a control token there are no control calls, and no request gets a fault', async () => {
  const plain = await createSimulator({ ...testSettings, games: 1 });
  try {
    expect((await callControl(plain.apiUrl, 'POST', 'faults', { kind: 'cut' })).status).toBe(404);
    const asked = await callApi(plain.apiUrl, '/api/games', '', askingFor('server-error'));
    expect(asked.status).toBe(200);
  } finally {
    await plain.close();
  }
});

test('SIMULATOR_FAULTS alone lets requests ask, and opens no control calls', async () => {
  const open = await createSimulator({ ...testSettings, games: 1, faults: true });
  try {
    expect((await callControl(open.apiUrl, 'GET', 'faults')).status).toBe(404);
    const asked = await callApi(open.apiUrl, '/api/games', '', askingFor('server-error'));
    expect(asked.status).toBe(500);
  } finally {
    await open.close();
  }
});

test('the page of faults in the documentation has them all', async () => {
  const page = new URL('../../../../docs/catalogue-faults.md', import.meta.url);
  const [, section = ''] = readFileSync(page, 'utf8').split(/^## .*$/m);
  const documented = [...section.matchAll(/^\| `([a-z0-9-]+)` \|/gm)];
  expect(documented.map(([, kind]) => kind)).toEqual((await control()).kinds);
});
