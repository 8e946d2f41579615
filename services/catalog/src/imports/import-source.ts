import type { CountCache } from '@slots/telemetry/cache-metrics';
import type { CatalogueClient } from '../catalogue/catalogue.client.ts';
import { CatalogueError } from '../catalogue/catalogue.error.ts';
import type { CatalogueGameCopy } from '../catalogue/catalogue-game.ts';
import { isGone } from '../catalogue/gone-game.ts';
import type { MirrorRepository } from '../catalogue/mirror.repository.ts';
import type { MirrorGame } from '../catalogue/mirror-game.model.ts';
import type { SyncRunsRepository } from '../catalogue/sync-runs.repository.ts';
import type { ItemFailure } from './import.model.ts';

export const NOT_IN_CATALOGUE = 'The external catalogue has no game with this id.';
const WITHDRAWN = 'The external catalogue no longer has this game.';

/** The wanted games, as far as they could be found. */
export interface SourcedGames {
  readonly copies: readonly CatalogueGameCopy[];
  /** Games that there is no use in asking for again. */
  readonly failed: readonly ItemFailure[];
  /** Games that the catalogue could not be asked for, and why. */
  readonly unknown: readonly number[];
  readonly cause?: CatalogueError;
  /** True if the catalogue was asked, which takes its time. */
  readonly asked: boolean;
}

/** Gives copies of games: fresh ones from the mirror, the rest from the catalogue in groups. */
export function createImportSource({
  mirror,
  runs,
  client,
  freshMs,
  count,
}: {
  mirror: MirrorRepository;
  runs: SyncRunsRepository;
  client: CatalogueClient;
  freshMs: number;
  /** A game that the mirror had is a hit. */
  count: CountCache;
}) {
  /** A finished sync vouches for the whole mirror; without one, each copy for itself. */
  async function freshness(): Promise<(game: MirrorGame) => boolean> {
    const since = Date.now() - freshMs;
    const synced = await runs.lastCompleted();
    if (synced && synced.createdAt.getTime() >= since) return () => true;
    return ({ fetchedAt }) => fetchedAt.getTime() >= since;
  }

  async function ask(
    ids: readonly number[],
    signal: AbortSignal,
  ): Promise<Pick<SourcedGames, 'copies' | 'failed'>> {
    const { games, malformed } = await client.games(ids, { signal });
    await mirror.save(games, { seenIn: 0, at: new Date() });
    const reasons = new Map(malformed.map(({ id, reason }) => [id, reason]));
    const found = new Set(games.map(({ id }) => id));
    const failed = ids
      .filter((id) => !found.has(id))
      .map((id) => {
        const reason = reasons.get(id);
        return {
          id,
          error: reason ? `The catalogue's data is not usable: ${reason}` : NOT_IN_CATALOGUE,
        };
      });
    return { copies: games.filter(({ id }) => ids.includes(id)), failed };
  }

  /** @param signal ends the wait for a turn at the catalogue, with an AbortError */
  return async (ids: readonly number[], signal: AbortSignal): Promise<SourcedGames> => {
    const [mirrored, isFresh] = await Promise.all([mirror.findMany(ids), freshness()]);
    const fresh = new Map(mirrored.filter(isFresh).map((game) => [game._id, game]));
    const here = ids.flatMap((id) => fresh.get(id) ?? []);
    const { copies, failed } = outcomesOf(here);
    const wanted = ids.filter((id) => !fresh.has(id));
    count('hit', here.length);
    count('miss', wanted.length);
    if (wanted.length === 0) return { copies, failed, unknown: [], asked: false };
    try {
      const asked = await ask(wanted, signal);
      return {
        copies: [...copies, ...asked.copies],
        failed: [...failed, ...asked.failed],
        unknown: [],
        asked: true,
      };
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      // The catalogue is away: an old copy is better than none, also where it says that the game is gone.
      const known = new Set(mirrored.map(({ _id }) => _id));
      return {
        ...outcomesOf(mirrored),
        unknown: wanted.filter((id) => !known.has(id)),
        cause: error,
        asked: true,
      };
    }
  };
}

export type ImportSource = ReturnType<typeof createImportSource>;

/** What the mirror alone tells of games. */
function outcomesOf(mirrored: readonly MirrorGame[]): Pick<SourcedGames, 'copies' | 'failed'> {
  return {
    copies: mirrored.filter((game) => !isGone(game)).map(copyOf),
    failed: mirrored.filter(isGone).map(({ _id: id }) => ({ id, error: WITHDRAWN })),
  };
}

/** Field by field, since leaving fields out costs several times as much, for each game of an import. */
export function copyOf(game: MirrorGame): CatalogueGameCopy {
  return {
    id: game._id,
    name: game.name,
    slug: game.slug,
    url: game.url,
    thumb: game.thumb,
    description: game.description,
    provider: game.provider,
    type: game.type,
    themes: game.themes,
    megaways: game.megaways,
    bonusBuy: game.bonusBuy,
    progressive: game.progressive,
    featured: game.featured,
    published: game.published,
    texts: game.texts,
    restricted: game.restricted,
    hash: game.hash,
  };
}
