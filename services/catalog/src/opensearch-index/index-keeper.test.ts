import { expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { storedGame } from '../game-under-test.ts';
import type { GameRecord } from '../games/stored-game.ts';
import { openRepositories } from '../repositories-under-test.ts';
import { keepGameIndex } from './index-keeper.ts';

const ALIAS = 'slow-games';

test('who fills the index keeps the lease while OpenSearch takes long for one request', async () => {
  const { connection, repositories } = await openRepositories();
  await connection.collection<GameRecord>('games').insertOne(storedGame(1, { at: new Date() }));
  let isFilling = false;
  // It never answers the games.
  const { url, stop } = await serve(({ url: path = '' }, response) => {
    if (path.includes('/_bulk')) {
      isFilling = true;
      return;
    }
    const status = path.startsWith('/_alias/') ? 404 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  const keeper = keepGameIndex({
    url,
    alias: ALIAS,
    connection,
    repositories,
    ready: Promise.resolve(),
    onLate: () => Promise.resolve(),
    logger: createLogger({ name: 'catalog', level: 'silent' }),
  });
  const heldUntil = async () => {
    const locks = connection.collection<{ _id: string; until: Date }>('locks');
    return (await locks.findOne({ _id: `index-${ALIAS}` }))?.until.getTime() ?? 0;
  };
  await until(() => expect(isFilling).toBe(true), { timeoutMs: 15_000 });
  const before = await heldUntil();
  await until(async () => expect(await heldUntil()).toBeGreaterThan(before), { timeoutMs: 10_000 });
  const closed = keeper.close();
  await stop();
  await closed;
  await connection.close();
});
