import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importAll } from '@slots/contracts/catalog/imports';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import type { ImportChunk } from './import.model.ts';
import { LARGEST_CHUNK } from './imports.service.ts';

/** With eight chunks wanted, more would not fit into eight of the largest. */
const GAMES = 1_300;
const DOCUMENTS = ['docs/architecture.md', 'docs/performance.md', 'services/catalog/README.md'];

let catalog: CatalogUnderTest;

beforeAll(async () => {
  catalog = await startCatalogUnderTest({ games: GAMES });
  await catalog.startWorker();
  await catalog.mirrored();
});
afterAll(() => catalog.close());

test('a chunk of a large import has at most 150 games, and all chunks together each game once', async () => {
  const answer = await catalog.call('POST', '/api/game-import/all');
  const { jobId } = importAll.responses[202].parse(answer.body);
  expect((await catalog.ended(jobId)).progress.total).toBe(GAMES);
  const chunks = await catalog.db
    .collection<ImportChunk>('importChunks')
    .find({ importId: jobId })
    .toArray();
  const games = chunks.map(({ pending, succeeded, failed }) => [
    ...pending,
    ...succeeded,
    ...failed.map(({ id }) => id),
  ]);
  expect(Math.max(...games.map(({ length }) => length))).toBe(150);
  expect(new Set(games.flat()).size).toBe(GAMES);
  expect(games.flat()).toHaveLength(GAMES);
});

test.each(DOCUMENTS)('%s says how large a chunk is', (path) => {
  const text = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const said = [...text.matchAll(/chunks?[^|.]{0,40}?(\d+) games/g)].map(([, games]) =>
    Number(games),
  );
  expect(said).toContain(LARGEST_CHUNK);
  expect(Math.max(...said)).toBe(LARGEST_CHUNK);
});
