import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importAll } from '@slots/contracts/catalog/imports';
import { createLogger } from '@slots/logger/logger';
import { Registry } from 'prom-client';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { CatalogueBusy } from '../catalogue/catalogue.error.ts';
import { openRepositories } from '../repositories-under-test.ts';
import type { ImportChunk } from './import.model.ts';
import { createImportProcessor } from './import.processor.ts';
import { createImportMetrics } from './import-metrics.ts';
import { MAX_CHUNK_SIZE } from './imports.service.ts';

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

test('a chunk that gets no turn at the catalogue keeps its games for the next, also in its last try', async () => {
  const { connection, repositories } = await openRepositories();
  try {
    const { imports, mirror, runs } = repositories;
    const { _id: importId } = await imports.create({
      origin: 'batch',
      gameIds: [1],
      chunkSize: 1,
      priority: 1,
      requestedBy: null,
      search: null,
      createdAt: new Date(),
    });
    const cause = new CatalogueBusy();
    const work = createImportProcessor({
      imports,
      mirror,
      source: async (unknown) => ({ copies: [], failed: [], unknown, cause, asked: true }),
      games: repositories.gameWriter(async () => undefined),
      metrics: createImportMetrics(new Registry(), { runs }),
    });
    const log = createLogger({ name: 'catalog', level: 'silent' });
    const lastTry = { last: true, log, signal: new AbortController().signal };
    await expect(work({ importId, chunk: 0 }, lastTry)).rejects.toBe(cause);
    expect(await imports.pendingGames(importId, 0)).toEqual([1]);
  } finally {
    await connection.close();
  }
});

test.each(DOCUMENTS)('%s says how large a chunk is', (path) => {
  const text = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const said = [...text.matchAll(/chunks?[^|.]{0,40}?(\d+) games/g)].map(([, games]) =>
    Number(games),
  );
  expect(said).toContain(MAX_CHUNK_SIZE);
  expect(Math.max(...said)).toBe(MAX_CHUNK_SIZE);
});
