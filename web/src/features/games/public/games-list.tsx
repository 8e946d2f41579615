import { type ReactNode, useEffect } from 'react';
import { paths } from '../../../config/paths.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { loadNextPage } from '../../../ui/load-next-page.ts';
import { pagesShown, type ShownPages } from '../../../ui/pages-shown.ts';
import { LoadingShapes } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { type GamesFilter, usePublicGamesInfiniteQuery } from '../games.api.ts';
import { GamesGrid, GamesGridSkeleton } from './games-grid.tsx';

const PLACEHOLDERS = 10;
const ABOVE_THE_FOLD = 5;

interface GamesListProps {
  readonly filter: GamesFilter;
  /** True when the list's first pictures are in the first view. */
  readonly atTop?: boolean;
  /** Address of the games that follow; all games for a list without pages. */
  readonly more?: string;
  /** The pages that are shown; all that are there without them. */
  readonly shown?: ShownPages;
  /** Called with the number of pages that are shown after each 'Load More Games'. */
  readonly onPages?: (pages: number) => void;
  /** Replaces the usual text for an empty list. */
  readonly empty?:
    | { readonly title: string; readonly text: string; readonly action: ReactNode }
    | false;
}

/** A list of games that grows by 'Load More Games'. */
export function GamesList(props: GamesListProps) {
  const { filter, atTop = false, more = paths.freeGames, shown, onPages, empty = false } = props;
  const list = usePublicGamesInfiniteQuery(filter);
  const { error } = list;
  // The previous games stay until those of another filter arrive, but not after a failure.
  const data = error === undefined ? list.data : list.currentData;

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification has failures logged
    if (error !== undefined) console.error('The games could not be loaded', error);
  }, [error]);

  if (data === undefined) {
    if (list.isFetching) {
      return (
        <LoadingShapes label="Loading games">
          <GamesGridSkeleton count={PLACEHOLDERS} />
        </LoadingShapes>
      );
    }
    return (
      <ErrorState
        title="The games could not be loaded"
        error={error}
        onRetry={() => void list.refetch()}
      >
        <p>Please try again in a moment.</p>
      </ErrorState>
    );
  }
  const pages = shown ? pagesShown(data.pages, shown) : data.pages;
  const games = pages.flatMap((page) => page.data);
  if (games.length === 0) {
    return empty ? (
      <EmptyState title={empty.title} actions={empty.action}>
        {empty.text}
      </EmptyState>
    ) : (
      <EmptyState title="No games here yet">New games arrive every day.</EmptyState>
    );
  }

  return (
    <>
      <GamesGrid games={games} eager={atTop ? ABOVE_THE_FOLD : 0} />
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center text-danger">
          More games could not be loaded. Please try again.
        </p>
      )}
      {(list.hasNextPage || pages.length < data.pages.length) && (
        <LoadMore
          to={more}
          busy={list.isFetchingNextPage}
          onMore={() => void loadNextPage(list, pages.length, onPages)}
        >
          Load More Games
        </LoadMore>
      )}
    </>
  );
}
