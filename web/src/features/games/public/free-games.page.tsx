import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import type { GamesFilter } from '../games.api.ts';
import { GamesListing, loadGames } from './games-listing.tsx';

/** What the address asks for: all games, or those of one provider. */
function filterOf(search: URLSearchParams): GamesFilter {
  const provider = search.get('provider');
  return provider ? { sort: 'name', provider } : { sort: 'name' };
}

export const loader =
  (loading: Loading) =>
  async ({ request }: LoaderFunctionArgs) => {
    await loadGames(loading, filterOf(new URL(request.url).searchParams));
    return null;
  };

export function Component() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHead
        title="Free Games"
        description="Play 25,000+ free slot and casino demos in your browser. No sign-up, no download, no money."
        path={paths.freeGames}
      />
      <GamesListing
        title="Free Games"
        intro="Every demo we have, from classic reels to table games. Nothing to install, nothing to pay."
        filter={filterOf(search)}
      />
    </>
  );
}
