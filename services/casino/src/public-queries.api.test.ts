import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApiCaller } from '@slots/testing/api-caller';
import { freshDatabase } from '@slots/testing/databases';
import { profileQueries, type QueryProfile } from '@slots/testing/query-profile';
import { serviceCredential } from '@slots/testing/test-identity';
import { startCasinoUnderTest } from './casino-under-test.ts';

// By MongoDB's own account, since on the demo data a scan is as quick.

let service: Awaited<ReturnType<typeof startCasinoUnderTest>>;
let profile: QueryProfile;

beforeAll(async () => {
  const { mongodbUrl, database } = freshDatabase();
  service = await startCasinoUnderTest({
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: database,
    SEED_DEMO: true,
  });
  profile = await profileQueries({ mongodbUrl, database });
}, 60_000);
afterAll(async () => {
  await profile.close();
  await service.stop();
});

test.each([
  ['/api/public/guides', 200],
  ['/api/public/guides/what-wagering-costs', 200],
  ['/api/public/guides/there-is-none', 404],
  ['/api/public/guides?tag=terms', 200],
  ['/api/public/guide-tags', 200],
  ['/api/public/authors/nora-vance', 200],
  ['/api/public/authors/there-is-none', 404],
  ['/api/public/promotions?country=GB&place=home', 200],
  ['/api/public/promotions?country=GB', 200],
  ['/api/public/bonus-facets?country=GB', 200],
  ['/api/public/casinos?country=GB', 200],
  ['/api/casinos/1/review', 200],
])('%s reads by indexes alone', async (path, status) => {
  await profile.take();
  expect(await service.visitor('GET', path)).toMatchObject({ status });
  const reads = await profile.take();
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});

test('the search reads the names of casinos and the titles of guides from indexes alone', async () => {
  await profile.take();
  const search = createApiCaller(service.url, serviceCredential('gateway', 'casino'));
  expect(await search('GET', '/internal/search?q=harbour')).toMatchObject({ status: 200 });
  const reads = await profile.take();
  const fromIndex = [{ docsExamined: 0, keysExamined: expect.any(Number) }];
  expect(reads.filter(({ collection }) => collection === 'casinos')).toMatchObject(fromIndex);
  // Beside what looks for guides that are to be published.
  const ofGuides = reads
    .filter(({ collection }) => collection === 'guides')
    .filter(({ filter }) => filter.includes('published.at'));
  expect(ofGuides).toMatchObject(fromIndex);
});

test('a tag of guides is found among the tags alone, and only its guides are read', async () => {
  await profile.take();
  await service.visitor('GET', '/api/public/guides?tag=there-is-none');
  const reads = (await profile.take()).filter(({ collection }) => collection === 'guides');
  expect(reads.map(({ plan }) => plan)).toContainEqual(expect.stringMatching(/^DISTINCT_SCAN/));
  expect(reads.reduce((sum, { docsExamined }) => sum + docsExamined, 0)).toBe(0);
});

test.each(['/api/public/promotions?country=GB&place=home', '/api/public/casinos?country=GB'])(
  '%s reads the toplists once',
  async (path) => {
    await profile.take();
    await service.visitor('GET', path);
    const reads = (await profile.take())
      .filter(({ collection }) => collection === 'toplists')
      // Beside what looks for lists that are to be published.
      .filter(({ filter }) => filter.includes('published.at'));
    expect(reads).toHaveLength(1);
  },
);

test.each(['/api/public/guides/what-wagering-costs', '/api/casinos/1/review'])(
  '%s looks up once where its links lead',
  async (path) => {
    await profile.take();
    await service.visitor('GET', path);
    const lookedUp = (await profile.take())
      .filter(({ collection }) => collection === 'promotions')
      .map(({ filter }) => filter)
      .filter((filter) => filter.includes('"$in"'));
    expect(lookedUp).toHaveLength(1);
  },
);
