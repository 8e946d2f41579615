import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { until } from '@slots/testing/until';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';
import type { GameRecord } from '../games/stored-game.ts';

const at = new Date(Date.now() - 3_600_000);
const ref = (kind: string, id: number) => ({ id, name: `${kind} ${id}`, slug: `${kind}-${id}` });

/** A game of which nothing but this is known. */
function game(
  id: number,
  known: {
    themes?: number[];
    type?: number;
    provider?: number;
    rtpValue?: number;
    volatility?: string;
    slug?: string;
    published?: boolean;
  },
): GameRecord {
  const { themes = [], type = 1, provider = id, rtpValue = null, ...rest } = known;
  return {
    ...storedGame(id, { at, published: rest.published ?? true }),
    ...rest,
    themes: themes.map((theme) => ref('theme', theme)),
    type: ref('type', type),
    provider: ref('provider', provider),
    rtpValue,
  };
}

/** The first is what the others are more or less like. */
const RANKED: readonly (readonly [string, GameRecord])[] = [
  ['the game', game(1, { themes: [1, 2, 3], provider: 1, rtpValue: 96, volatility: 'High' })],
  ['all its themes', game(11, { themes: [3, 2, 1] })],
  ['two themes, its type and provider', game(12, { themes: [1, 2], provider: 1 })],
  ['two themes, its type', game(13, { themes: [2, 3] })],
  ['two themes of another type', game(14, { themes: [2, 3], type: 2, provider: 1 })],
  [
    'one theme, the same RTP and volatility',
    game(15, { themes: [3], rtpValue: 96, volatility: 'high' }),
  ],
  [
    'one theme, near in volatility',
    game(16, { themes: [3], rtpValue: 96, volatility: 'Medium-High' }),
  ],
  ['one theme, near in RTP', game(17, { themes: [3], rtpValue: 94.2, volatility: 'High' })],
  ['one theme, far in both', game(18, { themes: [3], rtpValue: 90, volatility: 'Low' })],
  ['one theme of another type', game(19, { themes: [1], type: 2 })],
  ['its type and provider', game(20, { provider: 1, rtpValue: 80 })],
  ['its type', game(21, { rtpValue: 96, volatility: 'High' })],
  ['its provider', game(22, { type: 2, provider: 1 })],
];
const UNLIKE = game(30, { themes: [9], type: 2 });
const DRAFT = game(31, { themes: [1, 2, 3], published: false });

let catalog: CatalogUnderTest;
afterAll(() => catalog?.close());

async function list(query: string) {
  const answer = await catalog.call('GET', `/api/public/games?${query}`, { as: null });
  return listPublicGames.responses[200].parse(answer.body);
}

const idsOf = async (query: string) => (await list(query)).data.map((card) => card.external_id);

describe('of a few games', () => {
  beforeAll(async () => {
    const digits = game(40, { slug: '11', themes: [9], type: 2 });
    const named = game(41, { slug: '777777', themes: [9], type: 2 });
    const stored = [...RANKED.map(([, one]) => one), UNLIKE, DRAFT, digits, named];
    catalog = await startCatalogUnderTest({ games: 1, stored });
  });
  afterAll(() => catalog.close());

  test('those come first that share most themes, then type, then provider, then RTP and volatility', async () => {
    const [, ...others] = RANKED;
    const nameOf = new Map(RANKED.map(([name, { _id }]) => [_id, name]));
    const found = await idsOf('similar=1');
    expect(found.map((id) => nameOf.get(id))).toEqual(others.map(([name]) => name));
  });

  test('filters leave what they leave without it, in that order, and pages follow each other', async () => {
    const ofType = RANKED.slice(1).flatMap(([, { _id, type }]) => (type?.id === 1 ? [_id] : []));
    expect(await idsOf('type=1&page=1&limit=20&similar=1')).toEqual(ofType);
    expect(await list('type=type-1&limit=4&similar=1')).toMatchObject({
      total: ofType.length,
      hasMore: true,
      seed: null,
    });
    expect(await idsOf('type=type-1&limit=4&page=2&similar=1')).toEqual(ofType.slice(4, 8));
    expect(await list('type=1&page=9&similar=1')).toMatchObject({ data: [], hasMore: false });
    expect(await idsOf('provider=1&similar=1')).toEqual([12, 14, 20, 22]);
  });

  test('a game is named by its id or its slug, and an id goes before a slug of digits', async () => {
    expect(await idsOf('similar=game-1')).toEqual(await idsOf('similar=1'));
    expect((await idsOf('similar=11'))[0]).toBe(1);
    expect(await idsOf('similar=777777')).toEqual(await idsOf('similar=41'));
    expect(await idsOf('similar=777777')).toContain(UNLIKE._id);
  });

  test.each(['999999', 'nobody', String(DRAFT._id), DRAFT.slug])(
    'to %s, which no visitor sees, none is similar',
    async (similar) => {
      expect(await list(`similar=${similar}`)).toEqual({
        data: [],
        hasMore: false,
        total: 0,
        seed: null,
      });
    },
  );

  test.each(['similar=', 'similar=a%2Fb', 'similar=1&limit=101'])(
    '%s is refused',
    async (query) => {
      const answer = await catalog.call('GET', `/api/public/games?${query}`, { as: null });
      expect(answer.status).toBe(400);
    },
  );

  test('one that is hidden is similar to none, and is again when it is back', async () => {
    const publish = (published: boolean) =>
      catalog.call('PATCH', '/api/games/11/publish', { body: { published } });
    await publish(false);
    await until(async () => expect(await idsOf('similar=1')).not.toContain(11));
    await publish(true);
    await until(async () => expect((await idsOf('similar=1'))[0]).toBe(11));
  });

  test('one that the catalogue gives other themes is like others', async () => {
    const themes = [ref('theme', 1), ref('theme', 2), ref('theme', 3)];
    const games = catalog.games;
    await games.updateOne(
      { _id: 30 },
      { $set: { themes, updatedAt: new Date() }, $inc: { version: 1 } },
    );
    await until(async () => expect((await idsOf('similar=1')).slice(0, 3)).toContain(30));
  });
});

describe('while OpenSearch is away', () => {
  const GAMES = 130;

  beforeAll(async () => {
    const stored = Array.from({ length: GAMES }, (_none, index) =>
      game(index + 1, { published: index > 0, type: 1 + (index % 2) }),
    );
    // Nobody listens there.
    const env = { SEARCH_URL: 'http://127.0.0.1:1' };
    catalog = await startCatalogUnderTest({ games: 1, stored, env });
  });
  afterAll(() => catalog.close());

  test('others differ from game to game, never hold the game itself, and are a hundred at most', async () => {
    expect(await idsOf('similar=50&limit=3')).toEqual([51, 52, 53]);
    expect(await idsOf('similar=129&limit=3')).toEqual([130, 2, 3]);
    expect(await idsOf('type=2&similar=128&limit=3')).toEqual([130, 2, 4]);
    expect(await list('similar=50&limit=100')).toMatchObject({ total: 100, hasMore: false });
    expect(await idsOf('similar=50&limit=100&page=2')).toEqual([]);
  });

  test.each(['999999', 'nobody', '1'])('to %s none is similar', async (similar) => {
    expect(await list(`similar=${similar}`)).toMatchObject({ data: [], total: 0 });
  });

  test.each(['similar=50', 'sort=rtp', 'random=true'])(
    'caches keep a list of %s for two seconds',
    async (query) => {
      const { headers } = await catalog.call('GET', `/api/public/games?${query}`, { as: null });
      expect(headers.get('surrogate-control')).toBe('max-age=2');
    },
  );
});

describe('of many games', () => {
  const GAMES = 1_000;
  const SHOWN = 8;

  beforeAll(async () => {
    // All of one type, in groups that have the same theme, provider, RTP and volatility.
    const stored = Array.from({ length: GAMES }, (_none, index) =>
      game(index + 1, { themes: [index % 5], provider: 1, rtpValue: 96 }),
    );
    catalog = await startCatalogUnderTest({ games: 1, stored });
  });

  test('they are the same for a game each time, differ between games that tie, and never hold the game itself', async () => {
    const shown = new Map<string, number>();
    const replica = await catalog.startReplica();
    for (let id = 1; id <= 100; id += 5) {
      const path = `type=1&page=1&limit=20&similar=${id}`;
      const ids = await idsOf(path);
      expect(ids).toHaveLength(20);
      expect(ids).not.toContain(id);
      expect(new Set(ids.map((one) => one % 5))).toEqual(new Set([id % 5]));
      expect(await idsOf(path)).toEqual(ids);
      const answer = await fetch(`${replica}/api/public/games?${path}`);
      const other = listPublicGames.responses[200].parse(await answer.json());
      expect(other.data.map((card) => card.external_id)).toEqual(ids);
      shown.set(JSON.stringify(ids.slice(0, SHOWN)), id);
    }
    expect(shown.size).toBe(20);
  });

  test('at most a hundred are similar, and without the parameter the list is as it was', async () => {
    expect(await list('similar=7&limit=100')).toMatchObject({ total: 100, hasMore: false });
    expect(await list('type=1&page=1&limit=20')).toMatchObject({ total: GAMES, hasMore: true });
  });
});
