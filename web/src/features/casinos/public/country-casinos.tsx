import type { Loading } from '../../../routing/loading.ts';
import { NO_SUCH_PAGE, needPage } from '../../../routing/no-such-page.ts';
import { inCountry } from '../../../ui/in-country.ts';
import { CASINOS_PAGE, pagesOfAddress } from '../../../ui/list-pages.ts';
import type { ShownPages } from '../../../ui/pages-shown.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { useListedPages } from '../../../ui/use-listed-pages.ts';
import {
  CASINOS_PER_PAGE,
  publicCasinosApi,
  usePublicCasinosInfiniteQuery,
} from '../public-casinos.api.ts';
import { CasinoList } from './casino-list.tsx';

const PLACEHOLDERS = 6;

const callOf = (country: string, { first }: ShownPages) => ({
  country,
  ...(first > 1 && { from: first }),
});

/** The casinos that a country's page shows. A page beyond the end gives 404. */
export async function loadCasinosOf(
  { want, wantRestOnServer }: Loading,
  country: string,
  search: URLSearchParams,
): Promise<void> {
  const { publicCasinos } = publicCasinosApi.endpoints;
  const shown = pagesOfAddress(search, CASINOS_PAGE);
  const call = callOf(country, shown);
  const begun = await want(publicCasinos, call);
  needPage(shown.first, begun?.pages[0]);
  await wantRestOnServer(publicCasinos, call, shown);
}

interface CountryCasinosProps {
  readonly country: { readonly code: string; readonly name: string };
}

/** The casinos with offers for a country, best rating first. */
export function CountryCasinos({ country }: CountryCasinosProps) {
  const { shown, showPages, addressOf } = useListedPages(CASINOS_PAGE);
  const list = usePublicCasinosInfiniteQuery(callOf(country.code, shown));
  return (
    <CasinoList
      list={list}
      placeholders={PLACEHOLDERS}
      headingLevel="h3"
      shown={shown}
      pageSize={CASINOS_PER_PAGE}
      to={addressOf}
      label="Pages of casinos"
      onPages={showPages}
      empty={
        shown.first > 1 ? (
          <EmptyState headingLevel="h3" title={NO_SUCH_PAGE.message} />
        ) : (
          <EmptyState headingLevel="h3" title={`No casinos with offers${inCountry(country)} yet`}>
            <p>Meanwhile, try the free games.</p>
          </EmptyState>
        )
      }
    />
  );
}
