import { afterAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { listCatalogNames } from '@slots/contracts/catalog/names';
import { route } from '@slots/http-kit/route';
import { startStandIn } from '@slots/testing/stand-in';
import { until } from '@slots/testing/until';
import { startCasinoUnderTest } from '../casino-under-test.ts';

/** Answers for the catalog service, by the same contract and over HTTP. */
const THUMB = `/api/public/images/${'a'.repeat(32)}-640`;
const providers = [{ id: 1, name: 'Ashmark', slug: 'ashmark', gameCount: 1, thumb: THUMB }];
const gameTypes = [
  { id: 4, name: 'Slots', slug: 'slots', gameCount: 1 },
  { id: 5, name: 'Bingo', slug: 'bingo', gameCount: 0 },
];
const catalog = await startStandIn('catalog', [
  route(listCatalogNames, () => ({ status: 200, body: { providers, gameTypes } })),
]);
const withCatalog = await startCasinoUnderTest({ CATALOG_URL: catalog.url });
const alone = await startCasinoUnderTest({ SEED_DEMO: true });

afterAll(async () => {
  await withCatalog.stop();
  await alone.stop();
  await catalog.close();
});

describe('with catalog', () => {
  const { admin, user, visitor } = withCatalog;

  async function publishedId() {
    const { id } = casino.parse((await admin('POST', '/api/casinos', { name: 'Named' })).body);
    await admin('PATCH', `/api/casinos/${id}`, { published: true });
    return id;
  }

  test('providers are set, and shown by name and logo', async () => {
    const path = `/api/casinos/${await publishedId()}/providers`;
    const set = await user('PUT', path, { providerIds: ['1'] });
    expect(set.status).toBe(200);
    expect(set.body).toEqual([{ id: 1, name: 'Ashmark', slug: 'ashmark', thumb: THUMB }]);
    expect((await visitor('GET', path)).body).toEqual(set.body);
  });

  test('a provider that catalog has only now can be set', async () => {
    const path = `/api/casinos/${await publishedId()}/providers`;
    await user('PUT', path, { providerIds: [1] });
    providers.push({ id: 2, name: 'Brandnew', slug: 'brandnew', gameCount: 1, thumb: THUMB });
    expect((await user('PUT', path, { providerIds: [2] })).body).toMatchObject([
      { name: 'Brandnew' },
    ]);
  });

  test('a new name of a provider is shown before gateways keep it, and is kept', async () => {
    const path = `/api/casinos/${await publishedId()}/providers`;
    providers.push({ id: 3, name: 'Formerly', slug: 'formerly', gameCount: 1, thumb: THUMB });
    await user('PUT', path, { providerIds: [3] });
    expect((await visitor('GET', path)).body).toMatchObject([{ name: 'Formerly' }]);
    providers.splice(-1, 1, {
      id: 3,
      name: 'Renamed',
      slug: 'renamed',
      gameCount: 1,
      thumb: THUMB,
    });
    const { headers } = await until(
      async () => {
        const answer = await visitor('GET', path);
        expect(answer.body).toMatchObject([{ name: 'Renamed' }]);
        return answer;
      },
      { timeoutMs: 900 },
    );
    expect(headers.get('surrogate-control')).toBeNull();
  });

  test('those without published games have no slug, since they have no page', async () => {
    const path = `/api/casinos/${await publishedId()}`;
    providers.push({ id: 6, name: 'Gone', slug: 'gone', gameCount: 0, thumb: THUMB });
    await user('PUT', `${path}/providers`, { providerIds: [1, 6] });
    await user('POST', `${path}/game-types`, { gameTypeIds: [4, 5] });
    expect((await visitor('GET', `${path}/providers`)).body).toEqual([
      { id: 1, name: 'Ashmark', slug: 'ashmark', thumb: THUMB },
      { id: 6, name: 'Gone', slug: null, thumb: THUMB },
    ]);
    expect((await visitor('GET', `${path}/game-types`)).body).toEqual([
      { id: 4, name: 'Slots', slug: 'slots' },
      { id: 5, name: 'Bingo', slug: null },
    ]);
  });

  test('game types are set, removed by id, and removed all at once', async () => {
    const path = `/api/casinos/${await publishedId()}`;
    const set = await user('POST', `${path}/game-types`, { gameTypeIds: [4] });
    expect(set.body).toEqual([{ id: 4, name: 'Slots', slug: 'slots' }]);
    expect((await user('POST', `${path}/remove-game-types`, { gameTypeIds: [4] })).body).toEqual(
      [],
    );
    await user('POST', `${path}/game-types`, { gameTypeIds: [4] });
    expect((await user('POST', `${path}/remove-game-types`)).body).toEqual([]);
  });

  test.each([
    ['PUT', 'providers', { providerIds: [1, 99] }, 400],
    ['PUT', 'providers', { providerIds: 'all' }, 400],
    ['POST', 'game-types', { gameTypeIds: [99] }, 400],
    ['POST', 'game-types', {}, 400],
    ['POST', 'remove-game-types', { gameTypeIds: ['x'] }, 400],
    ['POST', 'remove-game-types', { gameTypeIds: [9] }, 400],
    // It exists, and the casino does not have it.
    ['POST', 'remove-game-types', { gameTypeIds: [4] }, 200],
  ])('%s %s with %j gets %i, a visitor 401', async (method, list, body, status) => {
    const path = `/api/casinos/${await publishedId()}/${list}`;
    expect((await admin(method, path, body)).status).toBe(status);
    expect((await visitor(method, path, body)).status).toBe(401);
  });

  test('an unknown casino is 404', async () => {
    const path = '/api/casinos/999999';
    expect((await admin('PUT', `${path}/providers`, { providerIds: [1] })).status).toBe(404);
    expect((await admin('POST', `${path}/game-types`, { gameTypeIds: [4] })).status).toBe(404);
    expect((await admin('POST', `${path}/remove-game-types`, {})).status).toBe(404);
  });
});

describe('while catalog is away', () => {
  test('a casino still shows which providers and types it has, by id', async () => {
    const found = await alone.visitor('GET', '/api/casinos/1/providers');
    expect(found.status).toBe(200);
    expect(found.body).toContainEqual({ id: 1, name: null, slug: null, thumb: null });
    expect((await alone.visitor('GET', '/api/casinos/1/game-types')).status).toBe(200);
    // It is not kept: the names are there as soon as catalog is.
    expect(found.headers.get('surrogate-control')).toBe('max-age=0');
  });

  test('what cannot be checked is not stored: 503', async () => {
    const answer = await alone.admin('PUT', '/api/casinos/1/providers', { providerIds: [1] });
    expect(answer.status).toBe(503);
  });
});
