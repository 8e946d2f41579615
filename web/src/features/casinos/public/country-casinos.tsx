import { isProblem } from '../../../api/problem.ts';
import type { Loading } from '../../../routing/loading.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingShapes, Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { publicCasinosApi, usePublicCasinosInfiniteQuery } from '../public-casinos.api.ts';
import { CasinoCard } from './casino-card.tsx';

const PLACEHOLDERS = 6;
const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3';

/** The first casinos of a country's page. */
export function loadCasinosOf({ want }: Loading, country: string): Promise<void> {
  const { publicCasinos } = publicCasinosApi.endpoints;
  return want((dispatch) => dispatch(publicCasinos.initiate(country, { subscribe: false })));
}

interface CountryCasinosProps {
  readonly country: { readonly code: string; readonly name: string };
}

/** The casinos with offers for a country, best rating first. */
export function CountryCasinos({ country }: CountryCasinosProps) {
  const list = usePublicCasinosInfiniteQuery(country.code);
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
        <div className="mt-8 flex justify-center">
          <Button
            variant="secondary"
            size="lg"
            className="min-w-56"
            busy={isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading...' : 'Load More Casinos'}
          </Button>
        </div>
      )}
    </>
  );
}
