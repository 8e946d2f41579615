import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { createLease } from '@slots/mongo/lease';
import { typedKeys } from '@slots/search-ranking/search-keys';
import { openSearchMissing, startOpenSearch } from '@slots/testing/opensearch-node';
import { until } from '@slots/testing/until';
import type mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import { createEmbeddedIndex } from './embedded-index/embedded-index.ts';
import type { GameFilter, GameIndex, Order } from './game-index/game-index.ts';
import { currentSeed } from './game-index/random-order.ts';
import { storedGame } from './game-under-test.ts';
import type { DeletedGame } from './games/game.model.ts';
import type { GameRecord } from './games/stored-game.ts';
import { keepGameIndex } from './opensearch-index/index-keeper.ts';
import { createOpenSearchIndex } from './opensearch-index/opensearch-index.ts';
import type { createRepositories } from './repositories.ts';
import { openRepositories } from './repositories-under-test.ts';

// Conformance tests of every game index, whatever its store: the same games, the same orders, the same answers.

const GAMES = 2_500;
const DRAFTS = 100;
const HOUR_MS = 3_600_000;
/** Named by hand, so that what sorting and searching are about occurs. */
const NAMED = [
  'Gold Rush',
  'Gold Rush Deluxe',
  'Gold Rushes',
  'Big Gold Rush',
  'Rush for Gold',
  'A Golden Rush',
  'Gold Bush',
  'Starburst',
  'Star Burst XXXtreme',
  "Gonzo's Quest",
  'gonzo’s treasure',
  'Éclair & Crème',
  'eclair',
  'Eclair',
  '$1,000 Dash',
  '10 Wishes',
  '9 Wishes',
  '#Winning',
  'Über-Wild!',
  'Über Wild',
  'Joker 2',
  'Joker-2',
  'JOKER 2',
  'Thor’s Anvil',
  "Thor's Hammer",
  'Vegas® Nights',
  'Vegasina',
  'Røde Orm',
  'Rodeo',
  'Æsir',
  'Aetna',
  'Straße 9',
  'Strasse Z',
];
const logger = createLogger({ name: 'catalog', level: 'silent' });
const missing = openSearchMissing();

jest.setTimeout(300_000);

function gameAt(at: number, published = true): GameRecord {
  const id = at + 1;
  const base = storedGame(id, { published, at: new Date(Date.now() - HOUR_MS) });
  return {
    ...base,
    name:
      NAMED[at] ??
      `${['Wild', 'Book of', 'Royal', 'Mega'][id % 4]} ${['Fruits', 'Ra', 'Gems', 'Moon', 'Pirate'][id % 5]} ${id % 97}`,
    rtpValue: id % 11 === 0 ? null : base.rtpValue,
    releaseDay: id % 13 === 0 ? null : `20${10 + (id % 30)}-0${1 + (id % 9)}-11`,
    volatility: ['Low', 'Medium', 'High', null][id % 4] ?? null,
    themes: themesOf(id).map((theme) => ({
      id: theme,
      name: `Theme ${theme}`,
      slug: `theme-${theme}`,
    })),
  };
}

/** One to three different ones. */
function themesOf(id: number): number[] {
  const steps = [1, 7, 12].filter((_step, place) => id % (place + 1) === 0);
  return [...new Set(steps.map((step) => 1 + ((id * step) % 12)))];
}

interface Kept {
  readonly index: GameIndex;
  close(): Promise<void>;
}

let connection: Connection;
let rows: mongoose.mongo.Collection<GameRecord>;
let repositories: ReturnType<typeof createRepositories>;
let embedded: Kept;
let node: Awaited<ReturnType<typeof startOpenSearch>> | undefined;
let openSearch: (Kept & { keeper: ReturnType<typeof keepGameIndex> }) | undefined;

const ALIAS = 'test-games';
let toldLate = 0;
const keepIndex = (url: string) =>
  keepGameIndex({
    url,
    alias: ALIAS,
    connection,
    repositories,
    ready: Promise.resolve(),
    onLate: async () => {
      toldLate += 1;
    },
    logger,
  });

beforeAll(async () => {
  const opened = await openRepositories();
  ({ connection, repositories } = opened);
  rows = connection.getClient().db(opened.database).collection<GameRecord>('games');
  await rows.insertMany(
    Array.from({ length: GAMES + DRAFTS }, (_none, at) => gameAt(at, at < GAMES)),
  );
  const inMemory = createEmbeddedIndex({
    games: repositories.indexedGames,
    mongoReady: Promise.resolve(),
    logger,
  });
  embedded = { index: inMemory, close: inMemory.close };
  if (missing === undefined) {
    node = await startOpenSearch();
    const keeper = keepIndex(node.url);
    const index = createOpenSearchIndex({
      url: node.url,
      alias: ALIAS,
      plain: repositories.plainGames,
      logger,
      // A slow machine is no engine that is away.
      timeoutMs: 30_000,
      // So few that pages far down are counted by finer keys too.
      largestGroup: 60,
    });
    openSearch = {
      index,
      keeper,
      async close() {
        await index.close();
        await openSearch?.keeper.close();
      },
    };
  }
  for (const index of kinds()) {
    await until(
      async () => {
        if ((await index.search('gold rush')).length === 0) throw new Error('not filled yet');
      },
      { timeoutMs: 60_000 },
    );
  }
});
afterAll(async () => {
  await embedded?.close();
  await openSearch?.close();
  await node?.stop();
  await connection?.close();
});

const kinds = () => [embedded.index, ...(openSearch ? [openSearch.index] : [])];
const first = (end: number) => ({ start: 0, end });
const NAMES: readonly ('embedded' | 'OpenSearch')[] =
  missing === undefined ? ['embedded', 'OpenSearch'] : ['embedded'];

describe.each(NAMES)('the games of visitors, %s,', (name) => {
  const index = () => (name === 'embedded' ? embedded.index : openSearch?.index) ?? embedded.index;

  async function allIds(filter: GameFilter, order: Order, limit = 500): Promise<number[]> {
    const ids: number[] = [];
    for (let start = 0; ; start += limit) {
      const page = await index().ordered(filter, order, { start, end: start + limit });
      ids.push(...page.ids);
      if (!page.hasMore) return ids;
    }
  }

  async function shown(ids: readonly number[]): Promise<number[]> {
    const cards = await repositories.publicGames.publicCards(ids);
    return cards.map(({ _id }) => _id);
  }

  async function visible(): Promise<GameRecord[]> {
    return rows.find({ published: true, withdrawn: false }).toArray();
  }

  test('come sorted, every one once, on however many pages', async () => {
    const byName = new Intl.Collator('en');
    const day = ({ releaseDay }: GameRecord) => releaseDay ?? '';
    const orders = {
      name: (a: GameRecord, b: GameRecord) => byName.compare(a.name, b.name) || a._id - b._id,
      rtp: (a: GameRecord, b: GameRecord) =>
        (b.rtpValue ?? -1) - (a.rtpValue ?? -1) || a._id - b._id,
      latest: (a: GameRecord, b: GameRecord) =>
        day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : b._id - a._id,
    };
    for (const by of ['name', 'rtp', 'latest'] as const) {
      // The games of the tests before may still be on their way, to an OpenSearch that has only just started.
      await until(
        async () => {
          const sorted = (await visible()).toSorted(orders[by]).map(({ _id }) => _id);
          expect(await allIds({}, { by })).toEqual(sorted);
        },
        { timeoutMs: 60_000 },
      );
    }
  });

  test('a page far down is the same as counted off, and one beyond the end is empty', async () => {
    for (const by of ['name', 'rtp', 'latest'] as const) {
      const whole = await allIds({ minRtp: 91 }, { by }, 700);
      for (const start of [0, 990, 1_400, 2_000]) {
        const page = await index().ordered({ minRtp: 91 }, { by }, { start, end: start + 20 });
        expect(page).toMatchObject({ ids: whole.slice(start, start + 20), total: whole.length });
      }
    }
    const beyond = await index().ordered({}, { by: 'name' }, { start: 9_000, end: 9_020 });
    expect(beyond).toMatchObject({ ids: [], hasMore: false });
  });

  test('are filtered by type, provider, theme, RTP and day, each by id or slug, and counted', async () => {
    const games = await visible();
    const days = games.flatMap(({ releaseDay }) => releaseDay ?? []).toSorted();
    const releasedBy = days[Math.floor(days.length / 2)] ?? '';
    const cases: readonly (readonly [GameFilter, (game: GameRecord) => boolean])[] = [
      [{ type: '3' }, ({ type }) => type?.id === 3],
      [{ type: 'type-3' }, ({ type }) => type?.id === 3],
      [{ provider: 'studio-9' }, ({ provider }) => provider?.id === 9],
      [{ theme: '7' }, ({ themes }) => themes.some(({ id }) => id === 7)],
      [{ minRtp: 95.5 }, ({ rtpValue }) => (rtpValue ?? -1) >= 95.5],
      [{ minRtp: 0 }, ({ rtpValue }) => rtpValue !== null],
      [{ releasedBy }, ({ releaseDay }) => (releaseDay ?? '') <= releasedBy],
      [
        { theme: 'theme-7', type: '3', minRtp: 92 },
        ({ themes, type, rtpValue }) =>
          themes.some(({ id }) => id === 7) && type?.id === 3 && (rtpValue ?? 0) >= 92,
      ],
      [{ type: 'none' }, () => false],
    ];
    for (const [filter, leaves] of cases) {
      const left = games.filter(leaves).map(({ _id }) => _id);
      expect((await allIds(filter, { by: 'name' })).toSorted((a, b) => a - b)).toEqual(left);
      const page = await index().ordered(filter, { by: 'random', seed: 'x' }, first(10));
      expect(page.total).toBe(left.length);
    }
    const types = await index().counts('types');
    expect(types.map(({ gameCount }) => gameCount)).toEqual(
      types.map(({ id }) => games.filter(({ type }) => type?.id === id).length),
    );
    expect(types[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      slug: expect.any(String),
      gameCount: types[0]?.gameCount,
    });
    expect(await index().counts('themes')).toHaveLength(12);
    expect(await index().counts('providers')).toHaveLength(60);
  });

  test('a seed has one order, without repeats, of all games, begun where another begins elsewhere', async () => {
    const orders = await Promise.all(
      ['one', 'two', 'three', currentSeed(Date.now())].map((seed) =>
        allIds({}, { by: 'random', seed }, 900),
      ),
    );
    for (const ids of orders) {
      expect(new Set(ids).size).toBe(ids.length);
      expect(await shown(ids)).toHaveLength((await visible()).length);
    }
    expect(new Set(orders.map(([id]) => id)).size).toBe(orders.length);
    expect(await allIds({}, { by: 'random', seed: 'one' }, 137)).toEqual(orders[0]);
  });

  test('a random order stays while games are hidden, published and back, and ends with what came', async () => {
    // An invented seed takes the current five minutes, which may end during the test.
    const order = { by: 'random', seed: currentSeed(Date.now()) } as const;
    const before = await allIds({}, order);
    const [hidden = 0] = before.slice(40);
    const draft = GAMES + (name === 'embedded' ? 1 : 2);
    await write(hidden, { published: false, hiddenAt: new Date() });
    await write(draft, { published: true, visibleSince: new Date() });
    await until(async () => expect(await allIds({}, order)).toEqual([...before, draft]));
    expect(await shown(await allIds({}, order))).not.toContain(hidden);
    expect((await index().ordered({}, order, first(20))).total).toBe((await visible()).length);
    await write(hidden, {
      published: true,
      visibleSince: new Date(),
      hiddenAt: null,
      visibleBefore: [{ since: new Date(Date.now() - HOUR_MS), until: new Date() }],
    });
    await until(async () =>
      expect((await index().ordered({}, order, first(20))).total).toBe((await visible()).length),
    );
    expect(await allIds({}, order)).toEqual([...before, draft]);
    await write(draft, { published: false, visibleSince: null });
    await until(async () => expect(await allIds({}, order)).toEqual(before));
  });

  test.each([
    [
      'gold rush',
      [
        'Gold Rush',
        'Gold Rush Deluxe',
        'Gold Rushes',
        'Big Gold Rush',
        'Rush for Gold',
        'A Golden Rush',
      ],
    ],
    ['Rush Gold', ['Gold Rush', 'Big Gold Rush']],
    ['goldd golden', ['A Golden Rush']],
    ['star burst', ['Star Burst XXXtreme', 'Starburst']],
    ['starburst', ['Starburst', 'Star Burst XXXtreme']],
    ['starbxrst', ['Starburst']],
    ['starurst', ['Starburst']],
    ['satrburst', ['Starburst']],
    ['starbburst', ['Starburst']],
    ['stxrbu', ['Starburst']],
    ['gonzos', ["Gonzo's Quest", 'gonzo’s treasure']],
    ['gonzo s qu', ["Gonzo's Quest"]],
    ['eclair and creme', ['Éclair & Crème']],
    ['uber wild', ['Über Wild', 'Über-Wild!']],
    ['wxld9', []],
    ['', []],
    ['!!', []],
  ])('a search for "%s" finds the best first', async (typed, names) => {
    const found = await index().search(typed);
    const best = found.map((game) => game.name).slice(0, names.length || 8);
    // Names of one spelling may come in either order.
    expect(best.toSorted()).toEqual([...names].toSorted());
  });

  test('a search gives exact names, then prefixes, words in order, words, word prefixes', async () => {
    const found = await index().search('gold rush');
    expect(found.map((game) => game.name)).toEqual([
      'Gold Rush',
      'Gold Rush Deluxe',
      'Gold Rushes',
      'Big Gold Rush',
      'Rush for Gold',
      'A Golden Rush',
    ]);
  });

  test('a search gives at most 8, by name where they are alike, and finds by the provider', async () => {
    const many = await index().search('wild');
    expect(many).toHaveLength(8);
    const studio = await index().search('studio7');
    expect(studio).toHaveLength(8);
    expect(studio[0]).toEqual({
      type: 'game',
      id: expect.any(Number),
      name: expect.any(String),
      slug: expect.any(String),
      provider: 'Studio 7',
    });
  });

  test('a change, a new game and a deletion are seen', async () => {
    const id = name === 'embedded' ? 50 : 51;
    await write(id, { name: `Quetzalcoatl ${name}`, rtpValue: 99.9 });
    await until(async () => {
      expect((await index().search('quetzalcoatl')).map((game) => game.name)).toContain(
        `Quetzalcoatl ${name}`,
      );
      expect((await index().ordered({ minRtp: 99.5 }, { by: 'rtp' }, first(5))).ids).toContain(id);
    });
    const made = { ...gameAt(9_000 + id), name: `Xanadu ${name}` };
    await rows.insertOne(made);
    await until(async () =>
      expect((await index().search('xanadu')).map((game) => game.id)).toContain(made._id),
    );
    await rows.deleteOne({ _id: made._id });
    await until(async () =>
      expect((await index().search('xanadu')).map((game) => game.id)).not.toContain(made._id),
    );
    await write(id, { name: `Wild ${name}`, rtpValue: 90 });
    await until(async () =>
      expect((await index().search('quetzalcoatl')).map((game) => game.id)).not.toContain(id),
    );
  });

  test('a provider is called as in the games that are shown, however many hidden ones have its old name', async () => {
    const old = { id: 33, name: 'Studio 33', slug: 'studio-33' };
    const renamed = { ...old, name: `Studio 33 ${name}` };
    const made = (provider: typeof old) => ({
      $set: { provider, updatedAt: new Date() },
      $inc: { version: 1 },
    });
    await rows.updateMany({ published: false }, made(old));
    await rows.updateMany({ published: true, 'provider.id': 33 }, made(renamed));
    await until(async () =>
      expect(await index().counts('providers')).toContainEqual({
        ...renamed,
        gameCount: (await visible()).filter(({ provider }) => provider?.id === 33).length,
      }),
    );
  });

  test('what is left of a deleted game keeps its place', async () => {
    const order = { by: 'random', seed: currentSeed(Date.now()) } as const;
    const [id = 0, ...others] = (await allIds({}, order)).toReversed();
    const game = await rows.findOne({ _id: id });
    if (!game) throw new Error('There is no such game');
    const left: DeletedGame = {
      _id: id,
      slugs: [game.slug],
      deletedAt: new Date(),
      game: { ...game, published: false, hiddenAt: new Date(), version: game.version + 1 },
    };
    await connection.collection<DeletedGame>('deletedGames').insertOne(left);
    await rows.deleteOne({ _id: id });
    await until(async () =>
      expect((await index().ordered({}, order, first(10))).total).toBe(others.length),
    );
    expect((await allIds({}, order)).toReversed()).toEqual([id, ...others]);
    // In the order of an import: at no time is there nothing of it.
    await rows.insertOne({ ...game, version: game.version + 2 });
    await connection.collection<DeletedGame>('deletedGames').deleteOne({ _id: id });
    await until(async () =>
      expect((await index().ordered({}, order, first(10))).total).toBe(others.length + 1),
    );
  });

  test('the ids of the library are all of them, visible or not, in order', async () => {
    const all = await rows
      .find({}, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .toArray();
    const ids = await index().libraryIds({ start: 1_200, end: 1_300 });
    expect(ids).toEqual(all.slice(1_200, 1_300).map(({ _id }) => _id));
  });

  test('nothing is like a game that visitors do not see', async () => {
    expect(await index().alike(GAMES + 50, {}, first(20))).toBeUndefined();
    expect(await index().alike(123_456, {}, first(20))).toBeUndefined();
  });
});

if (missing === undefined) {
  describe('OpenSearch and the embedded index', () => {
    async function bothSay<T>(question: (index: GameIndex) => Promise<T>): Promise<T> {
      let said: T | undefined;
      await until(async () => {
        const [one, other] = await Promise.all(kinds().map(question));
        expect(other).toEqual(one);
        said = one;
      });
      if (said === undefined) throw new Error('Nothing was said');
      return said;
    }

    test('agree on orders, counts, searches and similar games', async () => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
        for (const start of [0, 300, 1_500, 2_480]) {
          await bothSay((index) =>
            index.ordered(
              { type: '2' },
              { by: 'random', seed },
              { start: start >> 3, end: (start >> 3) + 20 },
            ),
          );
          await bothSay((index) =>
            index.ordered({}, { by: 'random', seed }, { start, end: start + 20 }),
          );
        }
      }
      for (const taxonomy of ['providers', 'types', 'themes'] as const) {
        await bothSay((index) => index.counts(taxonomy));
      }
      for (const typed of [
        'w',
        'wi',
        'wild',
        'wild f',
        'wild fruits',
        'frutis',
        'fruits wild',
        'book ra',
        'of',
        'pirate 5',
        'pirtae 5',
        'studio 1',
        'studio wild',
        'roayl moon 1',
        'megamoon',
        'mega ra 12',
        'bookofra',
        'joker 2',
        '1',
        'gem',
      ]) {
        // Games whose names are spelled alike come in any order.
        const names = await bothSay(async (index) =>
          (await index.search(typed)).map((game) => typedKeys(game.name).text),
        );
        expect(names.length).toBeLessThanOrEqual(8);
      }
      for (const id of [1, 6, 12, 60, 77, 123, 1_000, 2_222]) {
        const alike = await bothSay((index) => index.alike(id, {}, first(100)));
        expect(alike?.ids).toHaveLength(100);
        await bothSay((index) => index.alike(id, { type: '2', minRtp: 93 }, { start: 5, end: 25 }));
      }
    });

    test('another worker takes over from one that died, goes on where it was, and says that it was late', async () => {
      await openSearch?.keeper.close();
      expect(await createLease(connection, `index-${ALIAS}`, 2_000).take()).toBe(true);
      await write(60, { name: 'Zanzibar' });
      toldLate = 0;
      if (openSearch && node) openSearch.keeper = keepIndex(node.url);
      await until(async () =>
        expect((await openSearch?.index.search('zanzibar'))?.map(({ id }) => id)).toEqual([60]),
      );
      await until(() => expect(toldLate).toBeGreaterThan(0));
    });

    test('an index that is gone is made anew; meanwhile lists come by id and a search is refused', async () => {
      const index = openSearch?.index ?? embedded.index;
      await node?.kill();
      await until(async () =>
        expect((await index.ordered({ type: '2' }, { by: 'rtp' }, first(3))).ids).toEqual([
          1, 9, 17,
        ]),
      );
      await expect(index.search('wild')).rejects.toMatchObject({ status: 503 });
      expect(await index.counts('types')).toHaveLength(8);
      expect((await index.alike(1, {}, first(5)))?.ids).toHaveLength(5);
      await write(61, { name: 'Timbuktu' });
      await node?.restart();
      await fetch(`${node?.url}/${ALIAS}-*`, { method: 'DELETE' });
      await write(62, { name: 'Timbuktu Nights' });
      toldLate = 0;
      await until(
        async () => expect((await index.search('timbuktu')).map(({ id }) => id)).toEqual([61, 62]),
        { timeoutMs: 60_000 },
      );
      await bothSay((one) => one.ordered({}, { by: 'name' }, first(100)));
      await until(() => expect(toldLate).toBeGreaterThan(0));
    });
  });
} else {
  test(`the index in OpenSearch is NOT tested here: ${missing}`, () => {
    process.stderr.write(`The index in OpenSearch was not tested: ${missing}\n`);
    expect(missing).not.toBe('');
  });
}

test('the embedded index reads all games anew when MongoDB no longer knows its place', async () => {
  await connection.collection('games').rename('gamesOfBefore');
  await connection.collection('gamesOfBefore').rename('games');
  await write(70, { name: 'Samarkand' });
  await until(async () =>
    expect((await embedded.index.search('samarkand')).map(({ id }) => id)).toEqual([70]),
  );
});

async function write(id: number, changes: Partial<GameRecord>): Promise<void> {
  await rows.updateOne(
    { _id: id },
    { $set: { ...changes, updatedAt: new Date() }, $inc: { version: 1 } },
  );
}
