import type { ImportPlan } from '@slots/contracts/catalog/imports';
import { type CatalogueClient, PATIENCE_MS } from '../catalogue/catalogue.client.ts';
import { isGone } from '../catalogue/gone-game.ts';
import type { MirrorRepository } from '../catalogue/mirror.repository.ts';
import type { GamesRepository } from '../games/games.repository.ts';

const NAMED = 20;

interface Outline {
  readonly id: number;
  readonly name: string;
  readonly hash: string;
}

function listed(games: readonly Outline[]): ImportPlan['create'] {
  return {
    count: games.length,
    games: games.slice(0, NAMED).map(({ id, name }) => ({ id, name })),
  };
}

/** Tells what an import would do, without doing it. */
export function createImportPlanner({
  mirror,
  client,
  games,
}: {
  mirror: MirrorRepository;
  client: CatalogueClient;
  games: GamesRepository;
}) {
  /** Asks the catalogue for games that the mirror lacks. @throws CatalogueError */
  async function outlinesOf(ids: readonly number[]): Promise<Map<number, Outline>> {
    const mirrored = await mirror.outlines(ids);
    const met = new Set(mirrored.map(({ _id }) => _id));
    const unmet = ids.filter((id) => !met.has(id));
    const live =
      unmet.length === 0 ? [] : (await client.games(unmet, { maxWaitMs: PATIENCE_MS })).games;
    const outlines = mirrored
      .filter((game) => !isGone(game))
      .map(({ _id: id, name, hash }) => ({ id, name, hash }));
    return new Map([...outlines, ...live].map((game) => [game.id, game]));
  }

  /** The named games, or all of the mirror whose name matches. @throws CatalogueError */
  return async (asked: {
    gameIds?: readonly number[] | undefined;
    search?: string | undefined;
  }): Promise<ImportPlan> => {
    const ids = asked.gameIds
      ? [...new Set(asked.gameIds)]
      : await mirror.ids({ search: asked.search });
    const [outlines, hashes] = await Promise.all([outlinesOf(ids), games.sourceHashes(ids)]);
    const there = ids.flatMap((id) => outlines.get(id) ?? []);
    const known = there.filter(({ id }) => hashes.has(id));
    return {
      total: ids.length,
      create: listed(there.filter(({ id }) => !hashes.has(id))),
      change: listed(known.filter(({ id, hash }) => hashes.get(id) !== hash)),
      leave: listed(known.filter(({ id, hash }) => hashes.get(id) === hash)),
      missing: ids.filter((id) => !outlines.has(id)),
    };
  };
}

export type ImportPlanner = ReturnType<typeof createImportPlanner>;
