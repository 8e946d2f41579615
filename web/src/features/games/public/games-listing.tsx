import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import { NO_SUCH_PAGE, needPage } from '../../../routing/no-such-page.ts';
import { ProblemPage } from '../../../routing/problem-page.tsx';
import { useRetryPage } from '../../../routing/use-retry-page.ts';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { pagesFor, pagesOfAddress } from '../../../ui/list-pages.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useRestOfPages } from '../../../ui/use-rest-of-pages.ts';
import {
  GAMES_PER_PAGE,
  type GamesFilter,
  gamesApi,
  usePublicGamesInfiniteQuery,
} from '../games.api.ts';
import { providerApi } from '../provider.api.ts';
import { GamesList } from './games-list.tsx';
import { ListingControls } from './listing-controls.tsx';
import { filterOfAddress, useListingState } from './listing-state.ts';
import { ProviderIntro } from './provider-intro.tsx';

/** Loads a listing by its address: filters, order, and pages. One beyond the end gives 404. */
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
  const shown = pagesOfAddress(searchParams);
  const [begun] = await Promise.all([
    loading.need(publicGames, filter),
    loading.want(publicGameProviders, undefined),
    provider !== undefined && loading.want(publicGameProvider, { params: { slug: provider } }),
  ]);
  needPage(shown.first, begun?.pages[0]);
  await loading.wantRestOnServer(publicGames, filter, shown);
}

interface GamesListingProps {
  readonly title: string;
  /** In results of search engines, where it differs from the title. */
  readonly headTitle?: string;
  readonly description: string;
  readonly intro: ReactNode;
  /** The page's own filter; visitors narrow and sort it. */
  readonly base: GamesFilter;
  /** Pages between the front page and this one. */
  readonly between?: readonly { readonly label: string; readonly to: string }[];
  /** The share picture. */
  readonly image: string;
}

/** A page of games: heading, count, filters, grid, and links to its other pages. */
export function GamesListing(props: GamesListingProps) {
  const { title, headTitle = title, description, intro, base, between = [], image } = props;
  const listing = useListingState(base);
  const { filter, narrowed, choose, clear, shown, showPages, addressOf, canonical } = listing;
  const retry = useRetryPage();
  useKeptFocus();
  const list = usePublicGamesInfiniteQuery(filter);
  useRestOfPages(list, shown);
  const begun = (list.error === undefined ? list.data : list.currentData)?.pages[0];
  if (shown.first > 1 && begun?.data.length === 0) {
    return <ProblemPage problem={NO_SUCH_PAGE} onRetry={retry} />;
  }
  const total = begun?.total;
  const pages = total === undefined ? 1 : pagesFor(total, GAMES_PER_PAGE);
  const ofPages = shown.first > 1 ? ` Page ${shown.first} of ${pages}.` : '';
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead
        title={shown.first > 1 ? `${headTitle}, page ${shown.first}` : headTitle}
        description={`${description}${ofPages}`}
        path={canonical}
        unlisted={total === 0}
        image={image}
      />
      <PageTrail items={[...between, { label: title, to: canonical }]} />
      <header className="mt-5 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-5">
        <div className="max-w-2xl min-w-0">
          <h1 className="text-title font-extrabold wrap-anywhere">{title}</h1>
          <p className="mt-2 text-pretty text-ink-muted">{intro}</p>
        </div>
        <p aria-live="polite" className="min-h-6 font-semibold tabular-nums">
          {total !== undefined && counted(total, 'game')}
        </p>
      </header>
      <ListingControls base={base} filter={filter} onChoose={choose} />
      {filter.provider !== undefined && <ProviderIntro slug={String(filter.provider)} />}
      {/* The cards' names are third-level headings. */}
      <h2 className="sr-only">Games</h2>
      <GamesList
        filter={filter}
        atTop
        more={addressOf(shown.last + 1)}
        shown={shown}
        onPages={showPages}
        empty={
          narrowed && {
            title: 'No games match these filters',
            text: 'Try another provider, type or theme.',
            action: <Button onClick={clear}>Clear filters</Button>,
          }
        }
      />
      <PageLinks shown={shown} pages={pages} to={addressOf} />
    </div>
  );
}

/** A page of games with a filter of its own. */
export const createListingPage = (page: GamesListingProps) => ({
  loader: (loading: Loading) => async (args: LoaderFunctionArgs) => {
    await loadListing(loading, page.base, args);
    return null;
  },
  Component: () => <GamesListing {...page} />,
});
