import type { LinkHealth } from '@slots/contracts/casino/link-health';
import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import type { Collection } from 'mongoose';
import { indexedGames } from '../games/game-indexing.ts';
import { type GameRecord, PUBLIC } from '../games/stored-game.ts';
import { WITHOUT_DESCRIPTION } from '../library/library-query.ts';

export type TimeUnit = 'day' | 'month';

/** Numbers of games by the first moment of a day or month. */
export type CountsByTime = ReadonlyMap<number, number>;

interface Counted {
  readonly _id: Date;
  readonly games: number;
}

/** Figures about all games, each read from an index alone, but for those without a description and, where search engines list only own words, those. */
export function createGameStatisticsRepository({ games: rows }: { games: Collection<GameRecord> }) {
  async function countsByTime(
    field: 'createdAt' | 'visibleSince',
    { since, unit, among = {} }: { since: Date; unit: TimeUnit; among?: Partial<GameRecord> },
  ): Promise<CountsByTime> {
    const counted = await rows
      .aggregate<Counted>([
        { $match: { ...among, [field]: { $gte: since } } },
        { $group: { _id: { $dateTrunc: { date: `$${field}`, unit } }, games: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(counted.map(({ _id, games }) => [_id.getTime(), games]));
  }

  return {
    published: () => rows.countDocuments(PUBLIC),
    drafts: () => rows.countDocuments({ withdrawn: false, published: false }),
    pending: () => rows.countDocuments({ withdrawn: true }),
    withoutDescription: () =>
      rows.countDocuments({ description: { $in: [...WITHOUT_DESCRIPTION] } }),
    indexed: (rule: SiteGameIndexing) => rows.countDocuments(indexedGames(rule)),
    launchersFound: (state: LinkHealth['state']) =>
      rows.countDocuments({ ...PUBLIC, 'launcher.state': state }),
    importedSince: (since: Date, unit: TimeUnit) => countsByTime('createdAt', { since, unit }),
    publishedSince: (since: Date, unit: TimeUnit) =>
      countsByTime('visibleSince', { since, unit, among: PUBLIC }),
  };
}

export type GameStatisticsRepository = ReturnType<typeof createGameStatisticsRepository>;
