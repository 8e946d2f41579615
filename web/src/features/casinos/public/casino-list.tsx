import type { ReactNode } from 'react';
import { pagesFor } from '../../../ui/list-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { loadNextPage } from '../../../ui/load-next-page.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { pagesShown, type ShownPages } from '../../../ui/pages-shown.ts';
import { LoadingShapes, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { type FollowedList, useRestOfPages } from '../../../ui/use-rest-of-pages.ts';
import { CasinoCard, type CasinoCardProps } from './casino-card.tsx';

const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3';

type Casino = CasinoCardProps['casino'] & { readonly id: number };

/** A list of casinos as an infinite query gives it. */
interface CasinoPages extends FollowedList {
  readonly currentData?:
    | { readonly pages: readonly { readonly data: readonly Casino[]; readonly total?: number }[] }
    | undefined;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  refetch(): unknown;
}

interface CasinoListProps {
  readonly list: CasinoPages;
  /** Number of placeholders while casinos load. */
  readonly placeholders: number;
  readonly headingLevel?: 'h2' | 'h3';
  readonly shown: ShownPages;
  readonly pageSize: number;
  /** The address of a page. */
  readonly to: (page: number) => string;
  /** Names the list's pages where it is the second list of a page. */
  readonly label?: string;
  /** Called with the number of pages that are shown after each 'Load More Casinos'. */
  readonly onPages: (pages: number) => void;
  /** In the place of a list without casinos. */
  readonly empty: ReactNode;
}

/** Casinos as cards, part by part, with links to the pages of the list. */
export function CasinoList(props: CasinoListProps) {
  const {
    list,
    placeholders,
    headingLevel = 'h2',
    shown,
    pageSize,
    to,
    label,
    onPages,
    empty,
  } = props;
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage } = list;
  useRestOfPages(list, shown);
  if (currentData === undefined) {
    if (error === undefined || isFetching) {
      return (
        <LoadingShapes label="Loading casinos">
          <div className={grid}>
            {Array.from({ length: placeholders }, (_, index) => (
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
        headingLevel={headingLevel}
        title="The casinos could not be loaded"
        error={error}
        onRetry={() => void list.refetch()}
      >
        <p>Please try again in a moment.</p>
      </ErrorState>
    );
  }
  const pages = pagesShown(currentData.pages, shown);
  const casinos = pages.flatMap(({ data }) => data);
  if (casinos.length === 0) return empty;
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
      {(hasNextPage || pages.length < currentData.pages.length) && (
        <LoadMore
          to={to(shown.last + 1)}
          busy={isFetchingNextPage}
          onMore={() => void loadNextPage(list, pages.length, onPages)}
        >
          Load More Casinos
        </LoadMore>
      )}
      <PageLinks
        {...(label !== undefined && { label })}
        shown={shown}
        pages={pagesFor(currentData.pages[0]?.total ?? 0, pageSize)}
        to={to}
      />
    </>
  );
}
