import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshDatabase } from '@slots/testing/databases';
import { createMongoGate } from '@slots/testing/gate';
import mongoose, { type Connection, type mongo } from 'mongoose';
import {
  type CatalogueGameCopy,
  isMalformed,
  parseCatalogueGame,
} from '../catalogue/catalogue-game.ts';
import { feedItem } from '../catalogue/feed-under-test.ts';
import type { createRepositories } from '../repositories.ts';
import { openRepositories } from '../repositories-under-test.ts';
import type { GameRecord } from './stored-game.ts';

const BY = { id: 1, username: 'ada' };

let connection: Connection;
let repositories: ReturnType<typeof createRepositories>;

beforeAll(async () => {
  ({ connection, repositories } = await openRepositories());
});
afterAll(() => connection.close());

function copyOf(id: number, fields: object = {}): CatalogueGameCopy {
  const copy = parseCatalogueGame(feedItem(id, fields));
  if (isMalformed(copy)) throw new Error(copy.reason);
  return copy;
}

const deleteGame = (id: number) =>
  repositories.gameEdits.remove(id, BY, { check: () => undefined, at: new Date() });

test('a game that is deleted while an import has it stays deleted until it is imported again', async () => {
  const { save } = repositories.gameWriter(async () => undefined);
  await save([copyOf(1), copyOf(2)]);
  const writer = repositories.gameWriter(async () => {
    expect(await deleteGame(1)).toBe(true);
  });
  await writer.save([copyOf(1), copyOf(2, { rtp: '95.5' })]);
  expect(await repositories.games.findBySlug('game-1')).toEqual({ kind: 'deleted' });

  await save([copyOf(1)]);
  expect(await repositories.games.findBySlug('game-1')).toMatchObject({ kind: 'game' });
  expect(await connection.collection('deletedGames').countDocuments()).toBe(0);
});

test('games are not told to be saved when MongoDB was away for their write alone', async () => {
  const gate = await createMongoGate(freshDatabase().mongodbUrl);
  await gate.open();
  const away = await openRepositories(
    `${gate.url}&serverSelectionTimeoutMS=3000&monitorCommands=true`,
  );
  const client = away.connection.getClient();
  const shutAtWrite = ({ command }: mongo.CommandStartedEvent) => {
    if (command['insert'] === 'games') void gate.shut();
  };
  client.on('commandStarted', shutAtWrite);
  const { save } = away.repositories.gameWriter(async () => {
    client.off('commandStarted', shutAtWrite);
    await gate.open();
  });
  await expect(save([copyOf(1)])).rejects.toThrow(mongoose.mongo.MongoBulkWriteError);
  await save([copyOf(1)]);
  expect(await away.repositories.games.findBySlug('game-1')).toMatchObject({ kind: 'game' });
  await away.connection.close();
  await gate.shut();
}, 30_000);

test('a game whose address changes and changes back has its former one, numbered as it was', async () => {
  const { save } = repositories.gameWriter(async () => undefined);
  await save([copyOf(5, { slug: 'twice' }), copyOf(6, { slug: 'twice' })]);
  await save([copyOf(6, { slug: 'once' })]);
  await save([copyOf(6, { slug: 'twice' })]);
  const game = await connection.collection<GameRecord>('games').findOne({ _id: 6 });
  expect(game?.slug).toBe('twice-2');
});

test('a game that is imported again has a later version, whatever the clock says', async () => {
  const { save } = repositories.gameWriter(async () => undefined);
  const games = connection.collection<GameRecord>('games');
  await save([copyOf(7)]);
  const version = Date.now() + 3_600_000;
  await games.updateOne({ _id: 7 }, { $set: { version } });
  await deleteGame(7);
  await save([copyOf(7)]);
  expect((await games.findOne({ _id: 7 }))?.version).toBeGreaterThan(version);
});

test('an address that two deleted games had leads to one of them when both are back', async () => {
  const { save } = repositories.gameWriter(async () => undefined);
  await save([copyOf(3), copyOf(4)]);
  const games = connection.collection<GameRecord>('games');
  for (const id of [3, 4]) {
    await games.updateOne({ _id: id }, { $set: { oldSlugs: ['of-both'] } });
    await deleteGame(id);
  }
  await save([copyOf(3), copyOf(4)]);
  expect(await games.countDocuments({ oldSlugs: 'of-both' })).toBe(1);
});
