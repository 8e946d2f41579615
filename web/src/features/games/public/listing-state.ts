import { paths } from '../../../config/paths.ts';
import { pagePath, pagesOfAddress } from '../../../ui/list-pages.ts';
import { useListedPages } from '../../../ui/use-listed-pages.ts';
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

const SLUG = /^[a-z0-9-]{1,255}$/i;

/** Filter of an address: the page's own, narrowed and sorted by its parameters, from its first page on. */
export function filterOfAddress(search: URLSearchParams, base: GamesFilter): GamesFilter {
  const filter: GamesFilter = { ...base };
  for (const name of NARROWINGS) {
    const slug = search.get(name);
    if (slug !== null && SLUG.test(slug) && base[name] === undefined) filter[name] = slug;
  }
  const sort = SORTS.find(({ value }) => value === search.get('sort'));
  const { first } = pagesOfAddress(search);
  return {
    ...filter,
    ...(sort !== undefined && { sort: sort.value }),
    ...(first > 1 && { from: first }),
  };
}

/** Pages of all games of a provider, type or theme. */
const OF_ALL: Readonly<Record<Narrowing, (slug: string) => string>> = {
  provider: paths.provider,
  type: paths.gameType,
  theme: paths.gameTheme,
};

function canonicalOf(path: string, search: URLSearchParams, base: GamesFilter): string {
  const { first } = pagesOfAddress(search);
  const names = NARROWINGS.filter((name) => base[name] === undefined && search.has(name));
  const sorted = SORTS.some(({ value }) => value === search.get('sort') && value !== base.sort);
  const [name] = names;
  if (name === undefined && !sorted) return pagePath(path, first);
  const slug = (name && search.get(name)) ?? '';
  const alone = path === paths.freeGames && names.length === 1 && !sorted && SLUG.test(slug);
  return name !== undefined && alone ? pagePath(OF_ALL[name](slug), first) : path;
}

/** State of a list of games, kept in the address so that it can be shared. */
export function useListingState(base: GamesFilter) {
  const { search, pathname, ...pages } = useListedPages();
  const narrowed = NARROWINGS.some((name) => base[name] === undefined && search.has(name));
  return {
    ...pages,
    filter: filterOfAddress(search, base),
    narrowed,
    clear: () => pages.clear(NARROWINGS),
    /**
     * Where search engines find this page of the list, since the same games may have several addresses: those are
     * found in any case and with a slash at their end, but have one name.
     */
    canonical: canonicalOf(pathname.toLowerCase().replace(/\/+$/, ''), search, base),
  };
}
