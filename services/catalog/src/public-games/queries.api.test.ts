import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { gameStatistics } from '@slots/contracts/catalog/statistics';
import { profileQueries, type QueryProfile } from '@slots/testing/query-profile';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { storedGame } from '../game-under-test.ts';

// The cost of lists of 25,000 games by MongoDB's own count.

const GAMES = 25_000;
const A_PAGE = 50;
const LAST_PAGE = GAMES / A_PAGE;

jest.setTimeout(60_000);

let catalog: CatalogUnderTest;
let profile: QueryProfile;

beforeAll(async () => {
  const at = new Date(Date.now() - 3_600_000);
  const stored = Array.from({ length: GAMES }, (_none, index) => storedGame(index + 1, { at }));
  // The visitors' index has read all games when it is ready.
  catalog = await startCatalogUnderTest({ games: 1, stored });
  profile = await profileQueries({
    mongodbUrl: catalog.env['MONGODB_URL'] ?? '',
    database: catalog.env['MONGODB_DATABASE'] ?? '',
  });
});
afterAll(async () => {
  await profile.close();
  await catalog.close();
});

/** The documents and keys of games that a call reads. */
async function costOf(path: string) {
  await profile.take();
  const answer = await catalog.call('GET', path);
  const taken = await profile.take();
  // Imports are looked after all the time.
  const operations = taken.filter(({ collection }) => collection === 'games');
  const sum = (field: 'docsExamined' | 'keysExamined') =>
    operations.reduce((total, operation) => total + operation[field], 0);
  return {
    answer,
    documents: sum('docsExamined'),
    keys: sum('keysExamined'),
    scans: operations.filter(({ plan }) => plan.includes('COLLSCAN')),
  };
}

test.each([
  ['/api/games', `per_page=${A_PAGE}`],
  ['/api/games with a search that all match', `per_page=${A_PAGE}&search=studio`],
  ['/api/games by name', `per_page=${A_PAGE}&sort=name`],
  ['/api/games by last change', `per_page=${A_PAGE}&sort=-updated`],
  ['/api/games of one status', `per_page=${A_PAGE}&status=published`],
  ['/api/public/games by name', `limit=${A_PAGE}&sort=name`],
  ['/api/public/games in a random order', `limit=${A_PAGE}&random=true&seed=any`],
  ['/api/public/games of at least an RTP', `limit=${A_PAGE}&sort=rtp&minRtp=90`],
])('page 500 of %s reads no more documents than page 1', async (title, query) => {
  const path = `${title.split(' ')[0]}?${query}`;
  const first = await costOf(`${path}&page=1`);
  const last = await costOf(`${path}&page=${LAST_PAGE}`);
  for (const { answer, scans, documents } of [first, last]) {
    expect(answer.status).toBe(200);
    expect(scans).toEqual([]);
    expect(answer.body).toMatchObject({ total: GAMES });
    expect(documents).toBe(A_PAGE);
  }
});

test('a search of staff reads the index, and of the documents only those that match', async () => {
  const { answer, documents, keys, scans } = await costOf('/api/games?search=GAME 1234');
  // 1234 and 12340 to 12349.
  expect(answer.body).toMatchObject({ total: 11 });
  expect(scans).toEqual([]);
  expect(documents).toBe(11);
  expect(keys).toBeLessThanOrEqual(2 * GAMES + 50);
});

test('the figures of all games are read from indexes alone, and are right', async () => {
  const { answer, documents, scans } = await costOf('/api/games/statistics?per=month');
  expect(scans).toEqual([]);
  // None of these games has a description, and only those are looked at.
  expect(documents).toBe(GAMES);
  const { overTime, ...figures } = gameStatistics.parse(answer.body);
  expect(figures).toEqual({
    total: GAMES,
    published: GAMES,
    draft: 0,
    pending: 0,
    indexed: GAMES,
    withoutDescription: GAMES,
    launchers: { checking: false, ok: 0, broken: 0, unknown: 0 },
  });
  expect(overTime).toHaveLength(12);
  const sum = (field: 'imported' | 'published') =>
    overTime.reduce((total, unit) => total + unit[field], 0);
  expect([sum('imported'), sum('published')]).toEqual([GAMES, GAMES]);

  const byDay = await costOf('/api/games/statistics');
  const days = gameStatistics.parse(byDay.answer.body).overTime.map(({ from }) => from);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toBe(new Date().toISOString().slice(0, 10));
});

test.each(['/api/games/77', '/api/public/games/game-77', '/api/game-token?game=77'])(
  '%s reads one document',
  async (path) => {
    const { answer, documents, scans } = await costOf(path);
    expect(answer.status).toBe(200);
    expect(scans).toEqual([]);
    expect(documents).toBe(1);
  },
);

test('a file has all games, in the order of the list, each read once', async () => {
  const { answer, documents, scans } = await costOf('/api/games.csv?sort=-id');
  expect(answer.status).toBe(200);
  const rows = String(answer.body).trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(GAMES);
  expect(rows[0]).toMatch(/^25000,"Game 25000",/);
  expect(rows.at(-1)).toMatch(/^1,"Game 1",/);
  expect(documents).toBe(GAMES);
  expect(scans).toEqual([]);
});
