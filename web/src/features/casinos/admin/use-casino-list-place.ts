import { useSearchParams } from 'react-router-dom';

/** What the server takes. */
const LARGEST_PAGE = 1_000_000;
/** The filter's words for casinos without and with any affiliate; everything else is an affiliate's id. */
export const UNASSIGNED = 'unassigned';
export const ALL = 'all';

export interface CasinoListPlace {
  readonly page: number;
  /** The term that the list is searched by; empty for none. */
  readonly search: string;
  /** ALL, UNASSIGNED or an affiliate's id. */
  readonly affiliate: string;
  /** `replace` leaves no step in the browser's history. */
  toPage(page: number, how?: { readonly replace: boolean }): void;
  /** Another term or affiliate starts again at page 1. */
  toSearch(search: string): void;
  toAffiliate(affiliate: string): void;
}

function pageOf(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE ? page : 1;
}

function affiliateOf(text: string | null): string {
  return text !== null && /^(?:unassigned|\d{1,15})$/.test(text) ? text : ALL;
}

/** Where in the list the screen is: kept in the address, so that it survives a reload. */
export function useCasinoListPlace(): CasinoListPlace {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const affiliate = affiliateOf(params.get('affiliate'));

  function go(
    place: { page: number; search: string; affiliate: string },
    how: { readonly replace: boolean } = { replace: false },
  ): void {
    const next = {
      ...(place.search !== '' && { search: place.search }),
      ...(place.affiliate !== ALL && { affiliate: place.affiliate }),
      ...(place.page !== 1 && { page: String(place.page) }),
    };
    setParams(next, how);
  }

  return {
    page: pageOf(params.get('page')),
    search,
    affiliate,
    toPage: (page, how) => go({ page, search, affiliate }, how),
    toSearch: (term) => go({ page: 1, search: term, affiliate }),
    toAffiliate: (chosen) => go({ page: 1, search, affiliate: chosen }),
  };
}
