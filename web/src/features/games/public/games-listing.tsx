import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import type { Loading } from '../../../routing/loading.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { formatCount } from '../../../ui/format.ts';
import { type GamesFilter, gamesApi, usePublicGamesInfiniteQuery } from '../games.api.ts';
import { GamesList } from './games-list.tsx';

/** Loads the first page of a list that a page is about. */
export function loadGames(loading: Loading, filter: GamesFilter) {
  return loading.need((dispatch) =>
    dispatch(gamesApi.endpoints.publicGames.initiate(filter, { subscribe: false })),
  );
}

interface GamesListingProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly filter: GamesFilter;
}

/** A page of games: heading, count, grid. */
export function GamesListing({ title, intro, filter }: GamesListingProps) {
  const { data } = usePublicGamesInfiniteQuery(filter);
  const total = data?.pages[0]?.total;
  return (
    <div className="container-page pt-8 pb-4">
      <Breadcrumbs items={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <header className="mt-5 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-5">
        <div className="max-w-2xl">
          <h1 className="text-title font-extrabold">{title}</h1>
          <p className="mt-2 text-ink-muted">{intro}</p>
        </div>
        <p className="min-h-6 font-semibold tabular-nums">
          {total !== undefined && `${formatCount(total)} ${total === 1 ? 'game' : 'games'}`}
        </p>
      </header>
      <GamesList filter={filter} atTop />
    </div>
  );
}
