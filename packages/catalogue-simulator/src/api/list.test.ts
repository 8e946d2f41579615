import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createSimulator, type Simulator } from '../simulator.ts';
import { callApi, readList, testSettings } from '../simulator-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator(testSettings);
});
afterAll(() => simulator.close());

const call = (path: string, query = '') => callApi(simulator.apiUrl, path, query);
const list = (path: string, query = '') => readList(simulator.apiUrl, path, query);

describe('a list', () => {
  test('tells where its page stands', async () => {
    const { data, meta } = await list('/api/games', 'page=3&per_page=150');
    expect(data).toHaveLength(100);
    expect(meta).toEqual({
      current_page: 3,
      from: 301,
      last_page: 3,
      path: `${simulator.apiUrl}/api/games`,
      per_page: 150,
      to: 400,
      total: 400,
    });
  });

  test('has 100 entries a page unless asked, and never more than 150', async () => {
    expect((await list('/api/games')).data).toHaveLength(100);
    expect((await list('/api/games', 'per_page=999')).data).toHaveLength(150);
  });

  test('is empty past its end', async () => {
    const { data, meta } = await list('/api/games', 'page=9&per_page=150');
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ from: null, to: null, total: 400, last_page: 3 });
  });

  test.each(['name', 'id', 'updated_at'])('is ordered by %s both ways', async (field) => {
    const up = (await list('/api/games', `order_by=${field}&per_page=150`)).data;
    const down = (await list('/api/games', `order_by=${field}&order=desc&per_page=150&page=3`))
      .data;
    const values = up.map((game) => game[field]);
    const sorted =
      field === 'id'
        ? values.toSorted((left, right) => Number(left) - Number(right))
        : values.map(String).toSorted((left, right) => (left < right ? -1 : 1));
    expect(values).toEqual(sorted);
    expect(down.at(-1)).toEqual(up[0]);
  });

  test('holds the games asked for by id', async () => {
    const { data } = await list('/api/games', 'id[]=7&id[]=3&id[]=99999');
    expect(data.map(({ id }) => id)).toEqual([3, 7]);
  });

  test.each(['provider', 'type', 'theme'])(
    'holds the games of a %s, by id or slug',
    async (name) => {
      const [entry] = (await list(`/api/${name}s`)).data;
      const byId = await list('/api/games', `${name}[]=${String(entry?.['id'])}`);
      const bySlug = await list('/api/games', `${name}[]=${String(entry?.['slug'])}`);
      expect(byId.meta.total).toBeGreaterThan(0);
      expect(byId.meta.total).toBeLessThan(400);
      expect(bySlug.data).toEqual(byId.data);
    },
  );

  test('holds what changed since a day, and what is published or not', async () => {
    const { data } = await list('/api/games', 'updated_at=2026-06-01');
    expect(data.length).toBeGreaterThan(0);
    expect(data.every((game) => String(game['updated_at']) >= '2026-06-01')).toBe(true);
    const published = await list('/api/games', 'published=1');
    const hidden = await list('/api/games', 'published=0');
    expect(published.meta.total + hidden.meta.total).toBe(400);
  });

  test('can be reduced to one field', async () => {
    const response = await call('/api/games', 'pluck=id&per_page=3');
    expect(await response.json()).toMatchObject({ data: [1, 2, 3] });
  });

  test.each(['page=0', 'page=x', 'order_by=rtp', 'updated_at=yesterday'])(
    'refuses %s with 422',
    async (query) => {
      expect((await call('/api/games', query)).status).toBe(422);
    },
  );

  test('that does not exist is 404', async () => {
    expect((await call('/api/casinos')).status).toBe(404);
    expect((await call('/api/constructor')).status).toBe(404);
  });

  test('of games has every field of the wire, texts as texts and flags as 0 or 1', async () => {
    const { data } = await list('/api/games', 'per_page=150');
    const text = z.string();
    const flag = z.union([z.literal(0), z.literal(1)]);
    const texts =
      'release reels payline rtp volatility currencies languages land_based markets cluster_slot max_exposure min_bet max_bet max_win_per_spin autoplay quickspin tumbling_reels increasing_multipliers orientation restrictions created_at updated_at name slug url thumb provider provider_slug type type_slug';
    const flags = 'megaways bonus_buy progressive featured published';
    const game = z.strictObject({
      id: z.number(),
      description: text.nullable(),
      provider_id: z.number(),
      type_id: z.number(),
      themes: z.array(
        z.strictObject({
          id: z.number(),
          name: text,
          slug: text,
          parent_id: z.number().nullable(),
          created_at: text,
          updated_at: text,
        }),
      ),
      ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
      ...Object.fromEntries(flags.split(' ').map((name) => [name, flag])),
    });
    expect(z.array(game).safeParse(data).error).toBeUndefined();
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length);
    for (const field of ['release', 'rtp', 'volatility', 'restrictions']) {
      expect(new Set(data.map((entry) => entry[field] === ''))).toEqual(new Set([true, false]));
    }
  });
});
