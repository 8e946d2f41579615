import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importBatch } from '@slots/contracts/catalog/imports';
import {
  CHANGED_TAGS_HEADER,
  changeMessage,
  changesChannel,
  readTags,
  TAGS_HEADER,
} from '@slots/contracts/changes';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { type CatalogUnderTest, startCatalogUnderTest } from './catalog-under-test.ts';
import { storedGame } from './game-under-test.ts';

const OLD = new Date(Date.now() - 3_600_000);
/** Far above the ids of the simulated catalogue. */
const FIRST = 5_001;
const GAMES = 30;
const OVERALL = ['game-list', 'game-overview'];
const ON_PAGES = [...OVERALL, 'later:game-overview'];
/** Lists may be half a second behind. */
const SETTLED_MS = 900;

let catalog: CatalogUnderTest;
beforeAll(async () => {
  const stored = Array.from({ length: GAMES }, (_none, at) => storedGame(FIRST + at, { at: OLD }));
  catalog = await startCatalogUnderTest({ games: 40, stored });
}, 60_000);
afterAll(() => catalog.close());

const LISTS = '/api/public/games';
const PATHS = [
  LISTS,
  `${LISTS}?sort=rtp`,
  `${LISTS}?sort=latest&limit=5`,
  `${LISTS}?sort=name&limit=5&page=2`,
  `${LISTS}?random=true&seed=same`,
  `${LISTS}?type=type-2`,
  `${LISTS}?theme=3`,
  `${LISTS}?provider=studio-24`,
  `${LISTS}?minRtp=96`,
  `${LISTS}?similar=${FIRST}`,
  `${LISTS}?similar=game-${FIRST + 1}&limit=3`,
  ...Array.from({ length: 5 }, (_none, at) => `${LISTS}/game-${FIRST + at}`),
  '/api/public/game-types',
  '/api/public/game-themes',
  '/api/public/game-providers',
  '/api/public/game-providers/studio-24',
];

interface Seen {
  readonly text: string;
  readonly tags: readonly string[] | undefined;
}

async function seen(): Promise<Map<string, Seen>> {
  const answers = await Promise.all(
    PATHS.map(async (path) => {
      const { status, body, headers } = await catalog.call('GET', path, { as: null });
      const tags = readTags(headers.get(TAGS_HEADER) ?? undefined);
      return status === 200 ? [[path, { text: JSON.stringify(body), tags }] as const] : [];
    }),
  );
  return new Map(answers.flat());
}

/** Makes a write; gives what it told, after having seen that each answer that it changed is among that. */
async function told(
  method: string,
  path: string,
  body?: object,
): Promise<readonly string[] | undefined> {
  const before = await seen();
  const { headers } = await catalog.call(method, path, { body });
  const tags = readTags(headers.get(CHANGED_TAGS_HEADER) ?? undefined);
  const writtenAt = performance.now();
  await until(() => expect(performance.now() - writtenAt).toBeGreaterThan(SETTLED_MS));
  const after = await seen();
  const missed = [...before].filter(
    ([address, { text, tags: its }]) =>
      after.get(address)?.text !== text && tags && !its?.some((tag) => tags.includes(tag)),
  );
  expect(missed.map(([address, { tags: its }]) => ({ address, its, tags }))).toEqual([]);
  return tags;
}

test('every public answer tells its tags', async () => {
  for (const [path, { tags }] of await seen()) {
    expect({ path, tags }).toEqual({ path, tags: expect.arrayContaining([expect.any(String)]) });
  }
});

describe('a change of a game', () => {
  const game = `/api/games/${FIRST}`;

  test.each([{ description: 'Said anew.' }, { reels: '6' }, { minBet: '0.2' }])(
    '%j is told of that game alone',
    async (changes) => {
      expect(await told('PATCH', game, changes)).toEqual([`game:${FIRST}`]);
    },
  );

  test.each([
    { name: 'Zz last' },
    { rtp: '99.1' },
    { volatility: 'High' },
    { release: '2026-01-02' },
  ])('%j is told of all lists too', async (changes) => {
    expect(await told('PATCH', game, changes)).toEqual([`game:${FIRST}`, ...ON_PAGES]);
  });

  test('that hides it, shows it or deletes it is told of all lists, and of nothing where it changes nothing', async () => {
    const publish = (published: boolean) => told('PATCH', `${game}/publish`, { published });
    expect(await publish(false)).toEqual([`game:${FIRST}`, ...ON_PAGES]);
    expect(await publish(false)).toEqual([]);
    expect(await publish(true)).toEqual([`game:${FIRST}`, ...ON_PAGES]);
    expect(await told('DELETE', `/api/games/${FIRST + 2}`)).toEqual([
      `game:${FIRST + 2}`,
      ...ON_PAGES,
    ]);
  });

  test('that is refused when it is read is told of nothing', async () => {
    expect(await told('PATCH', game, { nothing: 1 })).toEqual([]);
  });
});

test('an import tells that there are others now, and pages once it has ended', async () => {
  const redis = new Redis(catalog.env['REDIS_URL'] ?? '');
  const heard: string[] = [];
  redis.on('message', (_channel, text) => {
    const { tags } = changeMessage.parse(JSON.parse(text));
    heard.push(tags?.join(' ') ?? 'everything');
  });
  try {
    await redis.subscribe(changesChannel(redis.options.db ?? 0));
    await catalog.startWorker();
    await catalog.mirrored();
    // The last that the first sync tells: descriptions of providers.
    await until(() => expect(heard).toContain('later:game-overview'), { timeoutMs: 8_000 });
    heard.length = 0;
    const body = { gameIds: [1, 2, 3] };
    const answer = await catalog.call('POST', '/api/game-import/batch', { body });
    expect(importBatch.responses[200].parse(answer.body).results.success).toEqual([1, 2, 3]);
    expect(answer.headers.get(CHANGED_TAGS_HEADER)).toBe(
      'game-list game-overview game:1 game:2 game:3',
    );
    await until(() => expect(heard).toContain(OVERALL.join(' ')));
    await until(() => expect(heard).toContain('later:game-overview'), { timeoutMs: 8_000 });
    heard.length = 0;
    // The same once more changes nothing.
    await catalog.call('POST', '/api/game-import/batch', { body });
    expect(heard.filter((tags) => tags === OVERALL.join(' '))).toEqual([]);
  } finally {
    redis.disconnect();
  }
}, 40_000);
