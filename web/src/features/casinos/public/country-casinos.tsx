import { useSearchParams } from 'react-router-dom';
import { isProblem } from '../../../api/problem.ts';
import { paths } from '../../../config/paths.ts';
import type { Loading } from '../../../routing/loading.ts';
import { needPage } from '../../../routing/no-such-page.ts';
import { pagesFor, pagesOfAddress } from '../../../ui/list-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { LoadingShapes, Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import {
  CASINOS_PER_PAGE,
  publicCasinosApi,
  usePublicCasinosInfiniteQuery,
} from '../public-casinos.api.ts';
import { CasinoCard } from './casino-card.tsx';

const PLACEHOLDERS = 6;
const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3';

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
  const begun = await want((dispatch) =>
    dispatch(publicCasinos.initiate(call, { subscribe: false })),
  );
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
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage } = list;
  if (currentData === undefined) {
    if (error === undefined || isFetching) {
      return (
        <LoadingShapes label="Loading casinos">
          <div className={grid}>
            {Array.from({ length: PLACEHOLDERS }, (_, index) => (
              // Only the index tells these apart.
              // oxlint-disable-next-line react/no-array-index-key
              <Skeleton key={index} className="h-30 rounded-lg!" />
            ))}
          </div>
        </LoadingShapes>
      );
    }
    return (
      <ErrorState
        headingLevel="h3"
        title="The casinos could not be loaded"
        requestId={isProblem(error) ? error.requestId : undefined}
        onRetry={() => void list.refetch()}
      >
        <p>Please try again in a moment.</p>
      </ErrorState>
    );
  }
  const casinos = currentData.pages.flatMap(({ data }) => data);
  const { from: first = 1 } = call;
  const shown = { first, last: first + currentData.pages.length - 1 };
  const pageOf = (page: number) =>
    `${paths.country(country.slug)}${page > 1 ? `?${CASINOS_PAGE}=${page}` : ''}`;
  if (casinos.length === 0) {
    return (
      <EmptyState headingLevel="h3" title={`No casinos with offers in ${country.name} yet`}>
        <p>Meanwhile, try the free games.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={grid}>
        {casinos.map((casino) => (
          <li key={casino.id}>
            <CasinoCard casino={casino} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center text-danger">
          More casinos could not be loaded. Please try again.
        </p>
      )}
      {hasNextPage && (
        <LoadMore
          to={pageOf(shown.last + 1)}
          busy={isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Load More Casinos'}
        </LoadMore>
      )}
      <PageLinks
        label="Pages of casinos"
        shown={shown}
        pages={pagesFor(currentData.pages[0]?.total ?? 0, CASINOS_PER_PAGE)}
        to={pageOf}
      />
    </>
  );
}
