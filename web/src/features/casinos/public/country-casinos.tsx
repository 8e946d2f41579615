import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { Loading } from '../../../routing/loading.ts';
import { needPage } from '../../../routing/no-such-page.ts';
import { pagesOfAddress } from '../../../ui/list-pages.ts';
import { EmptyState } from '../../../ui/state.tsx';
import {
  CASINOS_PER_PAGE,
  publicCasinosApi,
  usePublicCasinosInfiniteQuery,
} from '../public-casinos.api.ts';
import { CasinoList } from './casino-list.tsx';

const PLACEHOLDERS = 6;

/** The parameter of their pages: a country's page has offers too. */
export const CASINOS_PAGE = 'casinos';

const queryOf = (country: string, search: URLSearchParams) => {
  const { last } = pagesOfAddress(search, CASINOS_PAGE);
  return { country, ...(last > 1 && { from: last }) };
};

/** The casinos that a country's page begins with. One beyond the end gives 404. */
export async function loadCasinosOf(
  { want }: Loading,
  country: string,
  search: URLSearchParams,
): Promise<void> {
  const { publicCasinos } = publicCasinosApi.endpoints;
  const call = queryOf(country, search);
  const begun = await want(publicCasinos, call);
  needPage(call.from ?? 1, begun?.pages[0]);
}

interface CountryCasinosProps {
  readonly country: { readonly code: string; readonly name: string; readonly slug: string };
}

/** The casinos with offers for a country, best rating first. */
export function CountryCasinos({ country }: CountryCasinosProps) {
  const [search] = useSearchParams();
  const call = queryOf(country.code, search);
  const list = usePublicCasinosInfiniteQuery(call);
  const { from: first = 1 } = call;
  const shown = { first, last: first + (list.currentData?.pages.length ?? 1) - 1 };
  const pageOf = (page: number) =>
    `${paths.country(country.slug)}${page > 1 ? `?${CASINOS_PAGE}=${page}` : ''}`;
  return (
    <CasinoList
      list={list}
      placeholders={PLACEHOLDERS}
      headingLevel="h3"
      shown={shown}
      pageSize={CASINOS_PER_PAGE}
      to={pageOf}
      label="Pages of casinos"
      onMore={() => void list.fetchNextPage()}
      empty={
        <EmptyState headingLevel="h3" title={`No casinos with offers in ${country.name} yet`}>
          <p>Meanwhile, try the free games.</p>
        </EmptyState>
      }
    />
  );
}
