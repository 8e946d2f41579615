import type { CountedRef, gameSort } from '@slots/contracts/catalog/public-games';
import type { gameResult } from '@slots/contracts/catalog/search';
import type { z } from 'zod';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';

export type Sort = z.output<typeof gameSort>;

export type Order =
  | { readonly by: Sort }
  /** The games of a seed: those of when it was made, then those that came later. */
  | { readonly by: 'random'; readonly seed: string };

/** Ids or slugs; nothing set means all games. */
export interface GameFilter {
  readonly type?: string | undefined;
  readonly provider?: string | undefined;
  readonly theme?: string | undefined;
  /** In percent; games without an RTP have less than any. */
  readonly minRtp?: number | undefined;
  /** A day as YYYY-MM-DD: without the games that are released after it. Games without a day are left. */
  readonly releasedBy?: string | undefined;
}

export interface Slice {
  readonly start: number;
  readonly end: number;
}

/** A slice of an order. */
export interface OrderedGames {
  /** External ids, in order. A random order may hold games that were hidden since. */
  readonly ids: readonly number[];
  /** The number of games of the whole order that visitors may see. */
  readonly total: number;
  /** There are games after these. */
  readonly hasMore: boolean;
  /** The index is away, and these are in another order than was asked for. */
  readonly isStandIn?: boolean;
}

/** A slice of an order that is there as a whole. */
export function sliceOf(ids: readonly number[], { start, end }: Slice): OrderedGames {
  return { ids: ids.slice(start, end), total: ids.length, hasMore: end < ids.length };
}

export type FoundGame = z.infer<typeof gameResult>;

/** The order of names in lists. */
export const NAMES = new Intl.Collator('en');

/** The order of counted providers, types and themes. */
export function byGameCount(a: CountedRef, b: CountedRef): number {
  return b.gameCount - a.gameCount || NAMES.compare(a.name, b.name);
}

/** Maximum length of a list of similar games: later ones have little in common with the game. */
export const MAX_ALIKE = 100;

/** Time for which a deleted game keeps its place in random orders. */
export const DELETED_KEPT_MS = 24 * 3_600_000;

/**
 * The only interface to the games that visitors list and search, whatever store is behind it. Answers are less than a
 * second behind MongoDB. Every implementation has to pass src/game-index.test.ts.
 */
export interface GameIndex {
  /** A slice of an order of the games that a filter leaves. */
  ordered(filter: GameFilter, order: Order, slice: Slice): Promise<OrderedGames>;

  /**
   * A slice of the games of a filter that are most like one, at most `MAX_ALIKE` in all; undefined when visitors
   * do not see that one.
   */
  alike(id: number, filter: GameFilter, slice: Slice): Promise<OrderedGames | undefined>;

  /** Those that games have, with their number of visible games, most first. */
  counts(taxonomy: Taxonomy): Promise<readonly CountedRef[]>;

  /** At most 8 games by their own and their providers' names, best first. */
  search(typed: string): Promise<readonly FoundGame[]>;

  /** External ids of all games, visible or not, smallest first: a slice of them. */
  libraryIds(slice: Slice): Promise<readonly number[]>;

  /** Rejects while it cannot answer yet: for /readyz. */
  ready(): Promise<void>;

  close(): Promise<void>;
}
