import type { Migration } from '@slots/mongo/migrations';
import { searchTextOf } from './game-state.ts';
import type { GameRecord } from './stored-game.ts';

const BATCH = 500;

/** A game from before staff could change games. */
type OldGame = Omit<GameRecord, 'searchText' | 'visibleBefore' | 'updatedBy' | 'version'>;

const defaultTo = (field: string, value: unknown) => ({ $ifNull: [`$${field}`, value] });

/** Gives games of the first version the text that staff search in, a version, and an empty past. */
export const completeGames: Migration = {
  id: 'complete-games',
  async run(connection) {
    const games = connection.collection<OldGame>('games');
    let records = 0;
    let last = -1;
    for (;;) {
      // An absent field is found as null, in the index of the search.
      const batch = await games
        .find({ searchText: null, _id: { $gt: last } })
        .project<Pick<OldGame, '_id' | 'name' | 'provider' | 'slug'>>({
          name: 1,
          provider: 1,
          slug: 1,
        })
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray();
      const highest = batch.at(-1);
      if (!highest) return records;
      const { modifiedCount } = await games.bulkWrite(
        batch.map(({ _id, name, provider, slug }) => ({
          updateOne: {
            // A refresh that came first has done it.
            filter: { _id, searchText: null },
            update: [
              {
                $set: {
                  searchText: { $literal: searchTextOf({ name, provider, slug }) },
                  visibleBefore: defaultTo('visibleBefore', []),
                  updatedBy: defaultTo('updatedBy', null),
                  version: defaultTo('version', { $toLong: '$createdAt' }),
                },
              },
            ],
          },
        })),
        { ordered: false },
      );
      records += modifiedCount;
      last = highest._id;
    }
  },
};
