import type { Game, Listed } from '../catalogue/catalogue.model.ts';
import type { Strike } from '../faults/fault-register.ts';
import type { ListQuery } from './list-query.ts';

type OrderBy = ListQuery['order_by'];

function compare(left: Listed, right: Listed, by: OrderBy): number {
  if (by === 'name' && left.name !== right.name) return left.name < right.name ? -1 : 1;
  if (by === 'updated_at' && left.updated_at !== right.updated_at) {
    return left.updated_at < right.updated_at ? -1 : 1;
  }
  return left.id - right.id;
}

/**
 * Sorts lists, and keeps each result for as long as its list is in use: lists are replaced when
 * something changes, never altered.
 */
export function createOrders<T extends Listed>() {
  const known = new WeakMap<readonly T[], Map<OrderBy, readonly T[]>>();
  return (list: readonly T[], by: OrderBy): readonly T[] => {
    const orders = known.get(list) ?? new Map<OrderBy, readonly T[]>();
    known.set(list, orders);
    const sorted = orders.get(by) ?? list.toSorted((left, right) => compare(left, right, by));
    orders.set(by, sorted);
    return sorted;
  };
}

function among(wanted: readonly string[], id: number, slug: string): boolean {
  return wanted.length === 0 || wanted.includes(String(id)) || wanted.includes(slug);
}

/** True if a game passes every filter of the query; providers, types and themes go by id or slug. */
export function matchesGame(game: Game, query: ListQuery): boolean {
  return (
    (query.id.length === 0 || query.id.includes(game.id)) &&
    (query.published === undefined || game.published === query.published) &&
    among(query.provider, game.provider_id, game.provider_slug) &&
    among(query.type, game.type_id, game.type_slug) &&
    (query.theme.length === 0 ||
      game.themes.some((theme) => among(query.theme, theme.id, theme.slug)))
  );
}

/** A page of all there is costs the same however much that is. */
function isFiltered({ updated_at, id, published, provider, type, theme }: ListQuery): boolean {
  return (
    updated_at !== undefined ||
    published !== undefined ||
    [id, provider, type, theme].some((wanted) => wanted.length > 0)
  );
}

function pluck(item: unknown, field: string): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return Object.entries(item).find(([name]) => name === field)?.[1] ?? null;
}

interface PageParts<T> {
  /** The address of the list, as `meta` tells it. */
  readonly path: string;
  readonly matches: (item: T, query: ListQuery) => boolean;
  readonly strike: Strike | undefined;
}

/** Cuts one page out of an ordered list, in the wire format, with the counts that its `meta` tells. */
export function createPage<T extends Listed>(
  ordered: readonly T[],
  query: ListQuery,
  { path, matches, strike }: PageParts<T>,
) {
  const { updated_at: since } = query;
  const listed = isFiltered(query)
    ? ordered.filter(
        (item) => (since === undefined || item.updated_at >= since) && matches(item, query),
      )
    : ordered;
  const matching = query.order === 'desc' ? listed.toReversed() : listed;
  const found = strike?.effect.arrange?.(matching, strike.turn) ?? matching;
  const start = (query.page - 1) * query.per_page;
  const cut = found.slice(start, start + query.per_page);
  const items = strike?.effect.items?.(cut) ?? cut;
  const { pluck: field } = query;
  return {
    data: field === undefined ? items : items.map((item) => pluck(item, field)),
    meta: {
      current_page: query.page,
      from: items.length === 0 ? null : start + 1,
      last_page: Math.max(1, Math.ceil(found.length / query.per_page)),
      path,
      per_page: query.per_page,
      to: items.length === 0 ? null : start + items.length,
      total: found.length,
    },
  };
}
