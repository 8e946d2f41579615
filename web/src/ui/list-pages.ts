import { MAX_PAGES, type ShownPages } from './pages-shown.ts';

const pageIn = (search: URLSearchParams, name: string): number => {
  const page = Number(search.get(name) ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1;
};

/** The parameter of the pages of casinos, where an address has a list of offers too. */
export const CASINOS_PAGE = 'casinos';

/** The parameter of the first page that is shown, for the parameter of the last. */
const fromOf = (name: string): string => (name === 'page' ? 'from' : `${name}-from`);

/**
 * The pages that an address shows: `page` alone, or those from `from` on where a visitor has loaded more.
 * @param name parameter of the list, where an address has more than one
 */
export function pagesOfAddress(search: URLSearchParams, name = 'page'): ShownPages {
  const last = pageIn(search, name);
  const from = fromOf(name);
  const first = search.has(from) ? pageIn(search, from) : last;
  return first <= last && last - first < MAX_PAGES ? { first, last } : { first: last, last };
}

/** The parameters of an address that shows these pages. */
export function withPages(
  before: URLSearchParams,
  { first, last }: ShownPages,
  name = 'page',
): URLSearchParams {
  const next = new URLSearchParams(before);
  if (last - first >= MAX_PAGES) return next;
  const from = fromOf(name);
  next.delete(name);
  next.delete(from);
  if (first < last) next.set(from, String(first));
  if (last > 1) next.set(name, String(last));
  return next;
}

/** The first page of a list of an address. */
export const fromTheStart = (before: URLSearchParams, name?: string) =>
  withPages(before, { first: 1, last: 1 }, name);

/** Sets a parameter or removes it; other parameters stay. */
export function withParameter(before: URLSearchParams, name: string, value: string | undefined) {
  const next = new URLSearchParams(before);
  if (value === undefined || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** A path with a parameter for its page; the first page is the path alone. */
export function pagePath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The number of pages of a list. */
export function pagesFor(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
