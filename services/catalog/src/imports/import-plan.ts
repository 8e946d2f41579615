import type { ImportPlan } from '@slots/contracts/catalog/imports';
import { type CatalogueClient, PATIENCE_MS } from '../catalogue/catalogue.client.ts';
import { isGone } from '../catalogue/gone-game.ts';
import type { MirrorRepository } from '../catalogue/mirror.repository.ts';
import type { GamesRepository } from '../games/games.repository.ts';

const NAMED = 20;
/** Games that are compared at a time: the mirror may have a million. */
const BATCH = 5_000;

interface Outline {
  readonly id: number;
  readonly name: string;
  readonly hash: string;
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
  return async ({
    gameIds,
    search,
  }: {
    gameIds?: readonly number[] | undefined;
    search?: string | undefined;
  }): Promise<ImportPlan> => {
    const plan: ImportPlan = {
      total: 0,
      create: { count: 0, games: [] },
      change: { count: 0, games: [] },
      leave: { count: 0, games: [] },
      missing: [],
    };
    const batches = gameIds ? [[...new Set(gameIds)]] : mirror.idBatches({ search }, BATCH);
    for await (const ids of batches) {
      const [outlines, hashes] = await Promise.all([outlinesOf(ids), games.sourceHashes(ids)]);
      plan.total += ids.length;
      plan.missing.push(...ids.filter((id) => !outlines.has(id)));
      for (const { id, name, hash } of ids.flatMap((known) => outlines.get(known) ?? [])) {
        const imported = hashes.get(id) === hash ? plan.leave : plan.change;
        const part = hashes.has(id) ? imported : plan.create;
        part.count += 1;
        if (part.games.length < NAMED) part.games.push({ id, name });
      }
    }
    return plan;
  };
}

export type ImportPlanner = ReturnType<typeof createImportPlanner>;
