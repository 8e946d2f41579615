import type { GameFilter } from '../game-index/game-index.ts';
import type { SearchBody } from './opensearch.client.ts';

/** A part of a query. */
export type Query = Readonly<Record<string, unknown>>;

export const VISIBLE: Query = { term: { visible: true } };

/** The filters of a list. */
export function filtersOf({ type, provider, theme, minRtp, releasedBy }: GameFilter): Query[] {
  return [
    ...(type === undefined ? [] : [{ term: { type } }]),
    ...(provider === undefined ? [] : [{ term: { provider } }]),
    ...(theme === undefined ? [] : [{ term: { theme } }]),
    ...(minRtp === undefined ? [] : [{ range: { rtp: { gte: minRtp } } }]),
    // Games of the future are few: leaving them out costs less than finding all others.
    ...(releasedBy === undefined
      ? []
      : [{ bool: { must_not: [{ range: { release: { gt: releasedBy } } }] } }]),
  ];
}

export const allOf = (filter: readonly Query[]): Query => ({ bool: { filter } });

/** Counts what a query finds; OpenSearch remembers it until a game changes. */
export const counting = (filter: readonly Query[]): SearchBody => ({
  query: allOf(filter),
  size: 0,
  track_total_hits: true,
});

/**
 * Some of what a query finds, in an order. Of many games it leaves out those that come too late as soon as it can tell; it has
 * to look up a thousand keys for that, which is too much where few are found at all.
 */
export function listing(
  filter: readonly Query[],
  {
    sort,
    from,
    size,
    few = false,
  }: { sort: readonly Query[]; from: number; size: number; few?: boolean },
): SearchBody {
  // To count all is to look at all.
  return { query: allOf(filter), sort, from, size, track_total_hits: few, _source: false };
}
