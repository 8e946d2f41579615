import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createSimulator, type Simulator } from '../simulator.ts';
import { launchAddress, readList, testSettings } from '../simulator-under-test.ts';
import { askingFor, CONTROL_TOKEN, callControl, tellFault } from './faults-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator({ ...testSettings, controlToken: CONTROL_TOKEN });
});
afterEach(() => callControl(simulator.apiUrl, 'DELETE', 'games'));
afterAll(() => simulator.close());

/** After every date of the data as it is made. */
const AT = '2026-12-01T10:20:30Z';
const WIRE_AT = '2026-12-01T10:20:30.000000Z';

const list = (query: string, fault?: object) =>
  readList(simulator.apiUrl, '/api/games', query, fault === undefined ? {} : askingFor(fault));
const changedSince = async (fault?: object) => (await list('updated_at=2026-12-01', fault)).data;
const tell = (fault: object) => tellFault(simulator.apiUrl, { at: AT, ...fault });

describe('a change of games by a control call stays and is seen by those who ask what changed', () => {
  test('games have other slugs, and again others the next time', async () => {
    const [before] = (await list('id[]=3')).data;
    const told = await tell({ kind: 'changed-slugs', ids: [3, 5] });
    expect(told).toEqual({ status: 201, body: { kind: 'changed-slugs', changed: [3, 5] } });
    expect(await changedSince()).toEqual([
      { ...before, slug: `${String(before?.['slug'])}-moved-1`, updated_at: WIRE_AT },
      expect.objectContaining({ id: 5 }),
    ]);
    await tell({ kind: 'changed-slugs', ids: [3] });
    expect((await list('id[]=3')).data).toEqual([
      expect.objectContaining({ slug: `${String(before?.['slug'])}-moved-2` }),
    ]);
  });

  test('games are updated, those of a selection: from an id on, every so many, so many', async () => {
    const [before] = (await list('id[]=14')).data;
    const told = await tell({ kind: 'updated-games', from: 10, every: 4, count: 3 });
    expect(told.body['changed']).toEqual([10, 14, 18]);
    const [, after] = await changedSince();
    expect(after).toMatchObject({ id: 14, slug: before?.['slug'], updated_at: WIRE_AT });
    expect(after?.['description']).not.toBe(before?.['description']);
    const last = (await list('order_by=updated_at&page=4')).data.slice(-3);
    expect(last.map(({ id }) => id)).toEqual([10, 14, 18]);
  });

  test('the same changes are made to the same data', async () => {
    await tell({ kind: 'updated-games', count: 5 });
    const first = await changedSince();
    await callControl(simulator.apiUrl, 'DELETE', 'games');
    expect(await changedSince()).toEqual([]);
    await tell({ kind: 'updated-games', count: 5 });
    expect(await changedSince()).toEqual(first);
  });

  test('games are withdrawn with published 0', async () => {
    await tell({ kind: 'unpublished-games', ids: [4] });
    expect(await changedSince()).toEqual([expect.objectContaining({ id: 4, published: 0 })]);
    expect((await list('')).meta.total).toBe(400);
  });

  test('games vanish from every list and from the launcher, but their pictures stay', async () => {
    await tell({ kind: 'vanished-games', ids: [5, 6] });
    expect((await list('')).meta.total).toBe(398);
    expect((await list('id[]=5&id[]=7')).data.map(({ id }) => id)).toEqual([7]);
    expect(await changedSince()).toEqual([]);
    const launches = [5, 7].map((id) => fetch(launchAddress(simulator.launcherUrl, { id })));
    const statuses = (await Promise.all(launches)).map(({ status }) => status);
    expect(statuses).toEqual([404, 200]);
    expect((await fetch(`${simulator.apiUrl}/thumbs/5.svg`)).status).toBe(200);
  });

  test('withdrawn games come back, as changed', async () => {
    await tell({ kind: 'vanished-games', ids: [5, 6] });
    await tell({ kind: 'unpublished-games', ids: [7] });
    const told = await tell({ kind: 'returned-games', ids: [6, 7] });
    expect(told.body['changed']).toEqual([6, 7]);
    expect(await changedSince()).toEqual([
      expect.objectContaining({ id: 6, published: 1 }),
      expect.objectContaining({ id: 7, published: 1 }),
    ]);
    await tell({ kind: 'returned-games' });
    expect((await list('')).meta.total).toBe(400);
  });

  test('new games appear, with pictures and a launcher', async () => {
    const told = await tell({ kind: 'new-games', count: 2 });
    expect(told.body['changed']).toEqual([401, 402]);
    const added = await changedSince();
    expect(added).toEqual([
      expect.objectContaining({ id: 401, published: 1, created_at: WIRE_AT }),
      expect.objectContaining({ id: 402, release: '2026-12-01' }),
    ]);
    expect((await fetch(String(added[0]?.['thumb']))).status).toBe(200);
    expect((await fetch(launchAddress(simulator.launcherUrl, { id: 401 }))).status).toBe(200);
    // An id is never given twice, not even that of a game that vanished.
    await tell({ kind: 'vanished-games', ids: [402] });
    expect((await tell({ kind: 'new-games' })).body['changed']).toEqual([403]);
  });

  test('happened just now unless another time is told', async () => {
    const before = new Date(Date.now() - 1000).toISOString();
    await tellFault(simulator.apiUrl, { kind: 'updated-games' });
    const [game] = (await list('id[]=1')).data;
    expect(String(game?.['updated_at']) >= before.slice(0, 19)).toBe(true);
  });
});

describe('a change of games that a request asks for is in its own answer only', () => {
  test.each<[string, object]>([
    ['changed-slugs', { slug: expect.stringMatching(/-moved-1$/) }],
    ['updated-games', { description: expect.stringContaining('Revised') }],
    ['unpublished-games', { published: 0 }],
  ])('%s', async (kind, expected) => {
    const fault = { kind, ids: [4], at: AT };
    expect(await changedSince(fault)).toEqual([
      expect.objectContaining({ id: 4, updated_at: WIRE_AT, ...expected }),
    ]);
    expect(await changedSince()).toEqual([]);
  });

  test('vanished-games', async () => {
    expect((await list('', { kind: 'vanished-games', ids: [4] })).meta.total).toBe(399);
    expect((await list('')).meta.total).toBe(400);
  });

  test('returned-games', async () => {
    await tell({ kind: 'vanished-games', ids: [4] });
    expect((await list('', { kind: 'returned-games' })).meta.total).toBe(400);
    expect((await list('')).meta.total).toBe(399);
  });

  test('new-games', async () => {
    expect((await list('', { kind: 'new-games', count: 3 })).meta.total).toBe(403);
    expect((await list('')).meta.total).toBe(400);
  });
});
