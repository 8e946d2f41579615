import { useSearchParams } from 'react-router-dom';

/** Far beyond any catalogue; the server's limit. */
const LARGEST_PAGE = 100_000;

/** The page in an address; 1 for an invalid one. */
export function pageOf(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE ? page : 1;
}

export interface ImportListPlace {
  readonly page: number;
  /** The list's search term; empty for none. */
  readonly search: string;
  toPage(page: number): void;
  /** A new term restarts at page 1. */
  toSearch(search: string): void;
  /** Page 1 without a search. */
  toStart(): void;
}

/** Page and search of the catalogue, kept in the address to survive a reload. */
export function useImportListPlace(): ImportListPlace {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';

  function go(place: { page: number; search: string }): void {
    setParams({
      ...(place.search !== '' && { search: place.search }),
      ...(place.page !== 1 && { page: String(place.page) }),
    });
  }

  return {
    page: pageOf(params.get('page')),
    search,
    toPage: (page) => go({ page, search }),
    toSearch: (term) => go({ page: 1, search: term }),
    toStart: () => go({ page: 1, search: '' }),
  };
}
