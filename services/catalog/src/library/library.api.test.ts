import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getGame, listGames, updateGame } from '@slots/contracts/catalog/games';
import { listLibraryGames } from '@slots/contracts/catalog/library-games';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { until } from '@slots/testing/until';
import {
  type CallOptions,
  type CatalogUnderTest,
  startCatalogUnderTest,
} from '../catalog-under-test.ts';
import type { GameRecord } from '../games/stored-game.ts';

const GAMES = 120;
const MISSING = 999_999;

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: GAMES });
  await catalog.startWorker();
  await catalog.mirrored();
  await importGames(Array.from({ length: GAMES }, (_none, index) => index + 1));
});
afterAll(() => catalog.close());

async function importGames(gameIds: readonly number[]): Promise<void> {
  const answer = await catalog.call('POST', '/api/game-import/batch', { body: { gameIds } });
  expect(answer).toMatchObject({ status: 200, body: { results: { success: gameIds } } });
}

/** A game that is public, another one for each call. */
let last = 0;
async function aGame(): Promise<GameRecord> {
  const game = await catalog.games.findOne({
    _id: { $gt: last },
    published: true,
    withdrawn: false,
  });
  if (!game) throw new Error('No game is left');
  last = game._id;
  return game;
}

const patch = (id: number, body: unknown, options: CallOptions = {}) =>
  catalog.call('PATCH', `/api/games/${id}`, { body, ...options });

const publish = (id: number, published: unknown, options: CallOptions = {}) =>
  catalog.call('PATCH', `/api/games/${id}/publish`, { body: { published }, ...options });

async function read(id: number) {
  const answer = await catalog.call('GET', `/api/games/${id}`);
  return getGame.responses[200].parse(answer.body);
}

async function page(query = '') {
  const answer = await catalog.call('GET', `/api/games?${query}`, { as: 'user' });
  return listGames.responses[200].parse(answer.body);
}

const asVisitor = (path: string) => catalog.call('GET', path, { as: null });

describe('the list of staff', () => {
  test('has every game by id, a hundred a page', async () => {
    const first = await page();
    expect(first).toMatchObject({ current_page: 1, per_page: 100, last_page: 2, total: GAMES });
    const second = await page('page=2');
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: GAMES }, (_none, index) => index + 1));
    expect(await page('page=9')).toMatchObject({ data: [], current_page: 9, total: GAMES });
  });

  test('has rows with what the manager shows, and is the library list of imports', async () => {
    const game = await aGame();
    const { data } = await page(`per_page=1&page=${game._id}`);
    expect(data).toEqual([
      {
        id: game._id,
        external_id: game._id,
        name: game.name,
        slug: game.slug,
        thumb: expect.stringMatching(/^\/api\/public\/images\/[a-f0-9]{32}-640$/),
        provider_name: game.provider?.name,
        type_name: game.type?.name,
        status: 'published',
        featured: game.featured,
        launcher: null,
        updatedAt: game.updatedAt.toISOString(),
      },
    ]);
    const library = await catalog.call('GET', '/api/game-import/library/games');
    expect(listLibraryGames.responses[200].parse(library.body)).toEqual(await page());
  });

  test('finds by part of name, provider or slug, and by id; accents and case do not matter', async () => {
    const { _id: id } = await aGame();
    await patch(id, { name: 'Crème Brûlée (2 [Reels]) Über' });
    const { provider, slug } = await read(id);
    for (const text of ['creme BRULEE', 'brûlée (2 [reels])', 'ÜBER', slug.slice(1), String(id)]) {
      const found = await page(`search=${encodeURIComponent(text)}`);
      expect({ text, ids: found.data.map((row) => row.id) }).toEqual({
        text,
        ids: expect.arrayContaining([id]),
      });
      expect(found.total).toBe(found.data.length);
    }
    const ofProvider = await page(`search=${encodeURIComponent(provider?.name ?? '')}`);
    expect(ofProvider.total).toBe(
      await catalog.games.countDocuments({ 'provider.id': provider?.id }),
    );
    expect(await page('search=.*')).toMatchObject({ data: [], total: 0, last_page: 1 });
  });

  test.each(['page=0', 'page=x', 'per_page=0', 'per_page=151', 'search=%00', 'search[$ne]=x'])(
    'with %s is refused',
    async (query) => {
      expect(await catalog.call('GET', `/api/games?${query}`)).toMatchObject({ status: 400 });
    },
  );
});

describe('a change of fields', () => {
  let game: GameRecord;
  beforeEach(async () => {
    game = await aGame();
  });

  test.each([
    ['description', ' A fine game. ', 'A fine game.'],
    ['description', 'd'.repeat(20_000), 'd'.repeat(20_000)],
    ['seo_description', 's'.repeat(2_000), 's'.repeat(2_000)],
    ['rtp', '97.25', '97.25'],
    ['volatility', '', null],
    ['release', '2020-02-03', '2020-02-03'],
    ['reels', null, null],
    ['maxWinPerSpin', 'x'.repeat(255), 'x'.repeat(255)],
    ['megaways', true, true],
    ['bonusBuy', false, false],
    ['progressive', true, true],
    ['autoplay', true, 'yes'],
    ['autoplay', false, 'no'],
    ['quickspin', 'sometimes', 'sometimes'],
    ['youtube_url', 'https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['youtube_url', null, null],
    ['landBased', 'no', 'no'],
    ['restrictions', 'DE, fr', 'DE, fr'],
  ])('keeps %s', async (field, sent, kept) => {
    const answer = await patch(game._id, { [field]: sent }, { as: 'user' });
    expect(answer).toMatchObject({ status: 200, body: { [field]: kept } });
    expect(updateGame.responses[200].parse(answer.body).editedFields).toEqual([field]);
    expect(await read(game._id)).toEqual(answer.body);
  });

  test.each([
    { id: MISSING },
    { external_id: MISSING },
    { slug: 'other' },
    { provider: { id: 1 } },
    { providerId: 1 },
    { type: 1 },
    { typeId: 1 },
    { themes: [] },
    { featured: true },
    { thumb: 'https://x.test/a.png' },
    { no_such_field: 1 },
    { bonus_buy: true },
    {},
    { rtp: 96 },
    { rtp: true },
    { megaways: 'yes' },
    { megaways: null },
    { name: ' ' },
    { reels: 'x'.repeat(256) },
    { description: 'x'.repeat(20_001) },
    { youtube_url: 'javascript:alert(1)' },
    { youtube_url: `https://x.test/${'a'.repeat(2_000)}` },
    { published: 'true' },
    { rtp: 'a\0b' },
    { rtp: '97', slug: 'other' },
  ])('is refused with %j', async (body) => {
    expect(await patch(game._id, body)).toMatchObject({ status: 400 });
    expect(await catalog.games.findOne({ _id: game._id })).toEqual(game);
  });

  test('takes several at once, and the id of the address beside them', async () => {
    const { _id: id } = game;
    const body = { id, external_id: id, userId: 7, rtp: '98', payline: '20' };
    expect(await patch(id, body)).toMatchObject({
      status: 200,
      body: { id, rtp: '98', payline: '20', editedFields: ['rtp', 'payline'] },
    });
  });

  test('moves the game in what visitors sort and filter by, and where it may be played', async () => {
    const { _id: id } = game;
    await patch(id, { rtp: '99.9', restrictions: 'DE' });
    await until(async () => {
      const answer = await asVisitor('/api/public/games?sort=rtp&minRtp=99.8&limit=1');
      expect(answer.body).toMatchObject({ total: 1, data: [{ external_id: id, rtp: '99.9' }] });
    });
    catalog.geo.putVisitorsIn('DE');
    expect(await asVisitor(`/api/game-token?game=${id}`)).toMatchObject({ status: 403 });
    catalog.geo.putVisitorsIn(null);
  });

  test('of the release sorts the game by its day, by none where no calendar has it', async () => {
    const { _id: id } = game;
    const days = [
      ['29/02/2024', '2024-02-29'],
      ['2024-02', '2024-02-01'],
      ['2024/12/24', '2024-12-24'],
      ['2024-9-5', '2024-09-05'],
      ['2024-12-24-1', null],
      ['2025-02-29', null],
      ['31.04.2025', null],
      ['soon', null],
    ];
    for (const [release, releaseDay] of days) {
      await patch(id, { release });
      expect(await catalog.games.findOne({ _id: id })).toMatchObject({ release, releaseDay });
    }
  });

  test('of restrictions keeps those that were behind the end of the stored text, until there are none', async () => {
    const { _id: id } = game;
    const stored = { restrictions: 'DE, SE', restricted: ['DE', 'SE', 'US'] };
    await catalog.games.updateOne({ _id: id }, { $set: stored });
    const statusIn = async (country: string) => {
      catalog.geo.putVisitorsIn(country);
      return (await asVisitor(`/api/game-token?game=${id}`)).status;
    };
    await patch(id, { restrictions: 'SE, FR' });
    expect(await statusIn('US')).toBe(403);
    expect(await statusIn('FR')).toBe(403);
    expect(await statusIn('DE')).toBe(200);
    await patch(id, { restrictions: 'SE' });
    expect(await statusIn('US')).toBe(403);
    expect(await statusIn('FR')).toBe(200);
    await patch(id, { restrictions: '' });
    expect(await statusIn('US')).toBe(200);
    catalog.geo.putVisitorsIn(null);
  });

  test('outlives imports and what the catalogue says later', async () => {
    const { _id: id } = game;
    await patch(id, { rtp: '91.11', name: 'By Hand', autoplay: true });
    await catalog.games.updateOne(
      { _id: id },
      { $set: { sourceHash: 'older', volatility: 'older' } },
    );
    await importGames([id]);
    const after = await read(id);
    expect(after).toMatchObject({ rtp: '91.11', name: 'By Hand', autoplay: 'yes' });
    expect(after.volatility).toBe(game.volatility);
    expect((await page('search=by hand')).data.map((row) => row.id)).toContain(id);
  });
});

describe('publication', () => {
  test('is seen by everybody within a second, on every replica', async () => {
    const replica = await catalog.startReplica();
    const { _id: id, slug, name } = await aGame();
    const listed = async (url: string): Promise<boolean> => {
      const answer = await fetch(`${url}/api/public/games?sort=name&limit=100`);
      const pages = [listPublicGames.responses[200].parse(await answer.json())];
      const rest = await fetch(`${url}/api/public/games?sort=name&limit=100&page=2`);
      pages.push(listPublicGames.responses[200].parse(await rest.json()));
      return pages.some(({ data }) => data.some((card) => card.external_id === id));
    };
    for (const published of [false, true]) {
      expect(await publish(id, published, { as: 'user' })).toMatchObject({
        status: 200,
        body: { id, name, published, status: published ? 'published' : 'draft' },
      });
      const changed = Date.now();
      const status = published ? 200 : 404;
      expect(await asVisitor(`/api/public/games/${slug}`)).toMatchObject({ status });
      expect(await asVisitor(`/api/game-token?game=${id}`)).toMatchObject({ status });
      for (const url of [catalog.url, replica]) {
        let lastMiss = changed;
        await until(async () => {
          const asked = Date.now();
          if ((await listed(url)) === published) return;
          lastMiss = asked;
          throw new Error(`${url} does not know yet`);
        });
        // Requests a second after the change see it, however slow the answer is.
        expect(lastMiss - changed).toBeLessThan(1_000);
      }
    }
  });

  test('is part of a change of fields too, and not of what was edited by hand', async () => {
    const { _id: id } = await aGame();
    expect(await patch(id, { published: false, rtp: '95' })).toMatchObject({
      body: { published: false, rtp: '95', status: 'draft', editedFields: ['rtp'] },
    });
  });

  test.each(['true', 1, null, undefined])('refuses %p', async (published) => {
    const { _id: id } = await aGame();
    expect(await publish(id, published)).toMatchObject({ status: 400 });
  });

  test('does not bring back what the catalogue has withdrawn', async () => {
    const { _id: id, slug } = await aGame();
    await catalog.games.updateOne({ _id: id }, { $set: { withdrawn: true }, $inc: { version: 1 } });
    await publish(id, false);
    expect(await publish(id, true)).toMatchObject({ body: { published: true, status: 'pending' } });
    expect((await page(`search=${id}`)).data).toContainEqual(
      expect.objectContaining({ id, status: 'pending' }),
    );
    expect(await asVisitor(`/api/public/games/${slug}`)).toMatchObject({ status: 404 });
    expect(await asVisitor(`/api/game-token?game=${id}`)).toMatchObject({ status: 404 });
    expect(await catalog.call('GET', `/api/games/${id}/preview`)).toMatchObject({ status: 409 });
  });
});

describe('deletion', () => {
  test('leaves a page that is gone, and a game that can be imported again', async () => {
    const { _id: id, slug } = await aGame();
    await catalog.games.updateOne({ _id: id }, { $set: { oldSlugs: ['as-it-was'] } });
    expect(await asVisitor('/api/public/games/as-it-was')).toMatchObject({ status: 301 });
    expect(await catalog.call('DELETE', `/api/games/${id}`, { as: 'user' })).toMatchObject({
      status: 200,
      body: { message: 'Game deleted successfully' },
    });
    for (const address of [slug, 'as-it-was']) {
      expect(await asVisitor(`/api/public/games/${address}`)).toMatchObject({ status: 410 });
    }
    expect(await catalog.call('GET', `/api/games/${id}`)).toMatchObject({ status: 404 });
    expect(await catalog.call('DELETE', `/api/games/${id}`)).toMatchObject({ status: 404 });
    expect((await page()).total).toBe(GAMES - 1);
    const { body } = await catalog.call('GET', `/api/game-import/game/${id}`);
    expect(body).toMatchObject({ imported: false });

    await importGames([id]);
    expect(await read(id)).toMatchObject({ slug, published: true, editedFields: [] });
    expect(await asVisitor(`/api/public/games/${slug}`)).toMatchObject({ status: 200 });
    const moved = await asVisitor('/api/public/games/as-it-was');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/api/public/games/${slug}`);
  });

  test('does not let the game take an address back that redirects to another by now', async () => {
    const [deleted, other] = [await aGame(), await aGame()];
    const oldSlugs = ['its-first', 'its-second'];
    await catalog.games.updateOne({ _id: deleted._id }, { $set: { oldSlugs } });
    await catalog.call('DELETE', `/api/games/${deleted._id}`);
    await catalog.games.updateOne(
      { _id: other._id },
      { $set: { oldSlugs: [deleted.slug, 'its-first'] } },
    );
    await importGames([deleted._id]);
    const slug = `${deleted.slug}-2`;
    expect((await read(deleted._id)).slug).toBe(slug);
    for (const [address, to] of [
      [deleted.slug, other.slug],
      ['its-first', other.slug],
      ['its-second', slug],
    ]) {
      const answer = await asVisitor(`/api/public/games/${address}`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`/api/public/games/${to}`);
    }
    expect(await catalog.games.findOne({ _id: deleted._id })).toMatchObject({
      oldSlugs: ['its-second'],
    });
  });

  test('is not undone by a sync', async () => {
    const { _id: id } = await aGame();
    await catalog.call('DELETE', `/api/games/${id}`);
    await catalog.call('POST', '/api/game-import/sync', { body: { full: true } });
    await until(async () => {
      const { body } = await catalog.call('GET', '/api/game-import/sync');
      expect(body).toMatchObject({ running: null, last: { mode: 'full', state: 'completed' } });
    });
    expect(await catalog.call('GET', `/api/games/${id}`)).toMatchObject({ status: 404 });
    await importGames([id]);
  });
});

describe('a change of what somebody else has changed', () => {
  test('is refused, and says who and when; every write answers with the new tag', async () => {
    const { _id: id } = await aGame();
    const first = await catalog.call('GET', `/api/games/${id}`);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"\d+-staff"$/);
    const changed = await patch(id, { rtp: '95' }, { headers: { 'if-match': tag } });
    const next = changed.headers.get('etag') ?? '';
    expect(changed.status).toBe(200);
    expect(next).not.toBe(tag);
    const stale = { headers: { 'if-match': tag } };
    const due = {
      status: 412,
      body: { message: expect.stringMatching(/^This game was changed by ada on .+ \(UTC\)\.$/) },
    };
    expect(await patch(id, { rtp: '94' }, stale)).toMatchObject(due);
    expect(await publish(id, false, stale)).toMatchObject(due);
    expect(await catalog.call('DELETE', `/api/games/${id}`, stale)).toMatchObject(due);
    expect(await read(id)).toMatchObject({ rtp: '95', published: true });
    expect(await publish(id, false, { headers: { 'if-match': next } })).toMatchObject({
      status: 200,
    });
  });

  test('at the same time leaves every field that was written', async () => {
    const { _id: id } = await aGame();
    const fields = ['rtp', 'reels', 'payline', 'minBet', 'maxBet', 'volatility'];
    const answers = await Promise.all(fields.map((field) => patch(id, { [field]: field })));
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const after = await read(id);
    expect(after).toMatchObject(Object.fromEntries(fields.map((field) => [field, field])));
    expect([...after.editedFields].sort()).toEqual([...fields].sort());
  });
});

test('the history tells who did what, newest first, of a deleted game too', async () => {
  const { _id: id, rtp } = await aGame();
  await patch(id, { rtp: '90' });
  await publish(id, false);
  await publish(id, false);
  await catalog.call('DELETE', `/api/games/${id}`);
  const { status, body } = await catalog.call('GET', `/api/games/${id}/history`, { as: 'user' });
  expect(status).toBe(200);
  const by = { id: 1, username: 'ada' };
  expect(body).toMatchObject({
    total: 3,
    data: [
      { by, action: 'deleted' },
      { by, action: 'unpublished', changes: [{ field: 'published', from: true, to: false }] },
      { by, action: 'updated', changes: [{ field: 'rtp', from: rtp, to: '90' }] },
    ],
  });
  expect(await catalog.call('GET', `/api/games/${id}/history?page=2&limit=2`)).toMatchObject({
    body: { total: 3, data: [{ action: 'updated' }] },
  });
  await importGames([id]);
  await patch(id, { rtp: '89' });
  expect(await catalog.call('GET', `/api/games/${id}/history?limit=1`)).toMatchObject({
    body: { total: 4, data: [{ changes: [{ field: 'rtp', to: '89' }] }] },
  });
});

test('a preview redirects staff to the launcher, for drafts too', async () => {
  const { _id: id } = await aGame();
  await publish(id, false);
  const answer = await catalog.call('GET', `/api/games/${id}/preview`, { as: 'user' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(answer.headers.get('location') ?? '')).status).toBe(200);
});

const CALLS = [
  ['GET', '', undefined],
  ['PATCH', '', { rtp: '96' }],
  ['DELETE', '', undefined],
  ['PATCH', '/publish', { published: true }],
  ['GET', '/preview', undefined],
  ['GET', '/history', undefined],
] as const;

test.each(CALLS)(
  '%s /api/games/{id}%s: 400 for what is no id, 404, 401',
  async (method, end, body) => {
    const call = (id: string, as: 'admin' | null) =>
      catalog.call(method, `/api/games/${id}${end}`, { as, body });
    for (const id of ['abc', '-1', '1.5', '1e3']) {
      expect({ id, ...(await call(id, 'admin')) }).toMatchObject({ id, status: 400 });
    }
    for (const id of [String(MISSING), '9'.repeat(16), '9'.repeat(400)]) {
      expect({ id, ...(await call(id, 'admin')) }).toMatchObject({
        id,
        status: 404,
        body: { message: 'Game Not Found' },
      });
    }
    expect(await call(String(MISSING), null)).toMatchObject({ status: 401 });
  },
);

test.each(['types', 'providers', 'themes'] as const)(
  'staff get all game %s by name with their number of public games, visitors those with games',
  async (kind) => {
    const field = { types: 'type', providers: 'provider', themes: 'themes' }[kind];
    const path = `/api/game-${kind}`;
    const answer = await catalog.call('GET', path, { as: 'user' });
    const rows = await catalog.db
      .collection<{ _id: number; name: string; slug: string }>(kind)
      .find()
      .toArray();
    const due = await Promise.all(
      rows.map(async ({ _id: id, name, slug }) => {
        const gameCount = await catalog.games.countDocuments({
          [`${field}.id`]: id,
          published: true,
          withdrawn: false,
        });
        return { id, externalId: id, name, slug, gameCount };
      }),
    );
    expect(answer.status).toBe(200);
    await until(async () => {
      const { body } = await catalog.call('GET', path);
      // Staff get more of providers and themes.
      expect(body).toEqual(expect.arrayContaining(due.map((row) => expect.objectContaining(row))));
      expect(body).toHaveLength(due.length);
    });
    expect(await asVisitor(path)).toMatchObject({ status: 401 });
    const shown = await asVisitor(`/api/public/game-${kind}`);
    const listed = due
      .filter(({ gameCount }) => gameCount > 0)
      .map(({ externalId: _none, ...row }) => row);
    expect(shown.body).toHaveLength(listed.length);
    expect(shown.body).toEqual(expect.arrayContaining(listed));
  },
);
