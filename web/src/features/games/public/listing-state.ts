import { useAddressSearch } from '../../../ui/use-address-search.ts';
import type { GamesFilter } from '../games.api.ts';

/** Filters of a list of games; each is a parameter of the address. */
export const NARROWINGS = ['provider', 'type', 'theme'] as const;
export type Narrowing = (typeof NARROWINGS)[number];

type Sort = NonNullable<GamesFilter['sort']>;

export const SORTS: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'name', label: 'Name, A to Z' },
  { value: 'latest', label: 'Newest first' },
  { value: 'rtp', label: 'Highest RTP' },
];

/** A long list, and still one rendering's worth of games. */
const MOST_PAGES = 10;
const SLUG = /^[a-z0-9-]{1,255}$/i;

/** Filter of an address: the page's own, narrowed and sorted by its parameters. */
export function filterOfAddress(search: URLSearchParams, base: GamesFilter): GamesFilter {
  const filter: GamesFilter = { ...base };
  for (const name of NARROWINGS) {
    const slug = search.get(name);
    if (slug !== null && SLUG.test(slug) && base[name] === undefined) filter[name] = slug;
  }
  const sort = SORTS.find(({ value }) => value === search.get('sort'));
  return sort === undefined ? filter : { ...filter, sort: sort.value };
}

/** Number of pages that an address shows. */
export function pagesOfAddress(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1;
}

interface ListingState {
  readonly filter: GamesFilter;
  /** True when the visitor narrowed the list. */
  readonly narrowed: boolean;
  /** Sets a parameter, or removes it from the address; the list restarts. */
  readonly choose: (name: Narrowing | 'sort', value: string | undefined) => void;
  readonly clear: () => void;
  /** Puts the number of pages into the address, without a history entry. */
  readonly showPages: (pages: number) => void;
}

/** State of a list of games, kept in the address so that it can be shared. */
export function useListingState(base: GamesFilter): ListingState {
  const [search, setSearch] = useAddressSearch();
  const narrowed = NARROWINGS.some((name) => base[name] === undefined && search.has(name));
  return {
    filter: filterOfAddress(search, base),
    narrowed,
    choose(name, value) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('page');
          if (value === undefined) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      );
    },
    clear() {
      setSearch(() => new URLSearchParams(), { preventScrollReset: true });
    },
    showPages(pages) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (pages > 1 && pages <= MOST_PAGES) next.set('page', String(pages));
          return next;
        },
        { preventScrollReset: true, replace: true },
      );
    },
  };
}
