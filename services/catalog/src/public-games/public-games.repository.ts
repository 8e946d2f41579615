import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import type { Collection } from 'mongoose';
import { indexedGames } from '../games/game-indexing.ts';
import { createListPositions } from '../games/list-positions.ts';
import { type GameRecord, PUBLIC } from '../games/stored-game.ts';

const CARD = { name: 1, slug: 1, thumbHash: 1, rtp: 1, provider: 1 } as const;
export type GameCardRecord = Pick<GameRecord, '_id' | keyof typeof CARD>;

/** Games as visitors read them. */
export function createPublicGamesRepository({ games: rows }: { games: Collection<GameRecord> }) {
  const listPositions = createListPositions();

  return {
    /** Cards of these games that visitors may see, in this order. */
    async publicCards(ids: readonly number[]): Promise<GameCardRecord[]> {
      const found = await rows
        .find({ ...PUBLIC, _id: { $in: [...ids] } }, { projection: CARD })
        .toArray();
      const byId = new Map(found.map((card) => [card._id, card]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Addresses of the games that search engines may list, by id, and their number. */
    async pages(
      rule: SiteGameIndexing,
      { skip, limit }: { readonly skip: number; readonly limit: number },
    ): Promise<{ pages: Pick<GameRecord, 'slug' | 'updatedAt'>[]; total: number }> {
      const filter = indexedGames(rule);
      const { place, id } = listPositions.before(rule, skip);
      const [pages, total] = await Promise.all([
        rows
          .find({ ...filter, _id: { $gt: id } }, { projection: { slug: 1, updatedAt: 1 } })
          .sort({ _id: 1 })
          .skip(skip - place)
          .limit(limit)
          .toArray(),
        listPositions.total(rule, () => rows.countDocuments(filter)),
      ]);
      listPositions.passed(rule, skip + pages.length, pages.at(-1)?._id);
      return { pages, total };
    },
  };
}

export type PublicGamesRepository = ReturnType<typeof createPublicGamesRepository>;
