import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { Loading } from '../../../routing/loading.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { type GamesFilter, gamesApi, usePublicGamesInfiniteQuery } from '../games.api.ts';
import { providerApi } from '../provider.api.ts';
import { GamesList } from './games-list.tsx';
import { ListingControls } from './listing-controls.tsx';
import { filterOfAddress, pagesOfAddress, useListingState } from './listing-state.ts';
import { loadGames } from './load-games.ts';
import { ProviderIntro } from './provider-intro.tsx';

/** Loads a listing by its address: filters, order, and number of pages. */
export async function loadListing(
  loading: Loading,
  base: GamesFilter,
  { request }: Pick<LoaderFunctionArgs, 'request'>,
): Promise<void> {
  const { searchParams } = new URL(request.url);
  const filter = filterOfAddress(searchParams, base);
  const { provider } = filter;
  const { publicGames, publicGameProviders } = gamesApi.endpoints;
  const { publicGameProvider } = providerApi.endpoints;
  await Promise.all([
    loadGames(loading, filter),
    loading.want((dispatch) =>
      dispatch(publicGameProviders.initiate(undefined, { subscribe: false })),
    ),
    provider !== undefined &&
      loading.want((dispatch) =>
        dispatch(publicGameProvider.initiate({ params: { slug: provider } }, { subscribe: false })),
      ),
  ]);
  for (let page = 2; page <= pagesOfAddress(searchParams); page += 1) {
    await loading.wantOnServer((dispatch) =>
      dispatch(publicGames.initiate(filter, { subscribe: false, direction: 'forward' })),
    );
  }
}

interface GamesListingProps {
  readonly title: string;
  readonly intro: ReactNode;
  /** The page's own filter; visitors narrow and sort it. */
  readonly base: GamesFilter;
}

/** A page of games: heading, count, filters, grid. */
export function GamesListing({ title, intro, base }: GamesListingProps) {
  const { filter, narrowed, choose, clear, showPages } = useListingState(base);
  const { data } = usePublicGamesInfiniteQuery(filter);
  const total = data?.pages[0]?.total;
  return (
    <div className="container-page pt-8 pb-4">
      <Breadcrumbs items={[{ label: 'Home', to: paths.home }, { label: title }]} />
      <header className="mt-5 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-5">
        <div className="max-w-2xl min-w-0">
          <h1 className="text-title font-extrabold">{title}</h1>
          <p className="mt-2 text-pretty text-ink-muted">{intro}</p>
        </div>
        <p aria-live="polite" className="min-h-6 font-semibold tabular-nums">
          {total !== undefined && `${formatCount(total)} ${total === 1 ? 'game' : 'games'}`}
        </p>
      </header>
      <ListingControls base={base} filter={filter} onChoose={choose} />
      {filter.provider !== undefined && <ProviderIntro slug={String(filter.provider)} />}
      {/* The cards' names are third-level headings. */}
      <h2 className="sr-only">Games</h2>
      <GamesList
        filter={filter}
        atTop
        onPages={showPages}
        empty={
          narrowed && {
            title: 'No games match these filters',
            text: 'Try another provider, type or theme.',
            action: <Button onClick={clear}>Clear filters</Button>,
          }
        }
      />
    </div>
  );
}
