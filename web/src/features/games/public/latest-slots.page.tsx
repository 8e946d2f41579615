import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import type { GamesFilter } from '../games.api.ts';
import { GamesListing, loadGames } from './games-listing.tsx';

const FILTER: GamesFilter = { sort: 'latest' };

export const loader = (loading: Loading) => async () => {
  await loadGames(loading, FILTER);
  return null;
};

export function Component() {
  return (
    <>
      <PageHead
        title="Latest Slots"
        description="The newest slot releases as free demos, newest first. No sign-up, no download."
        path={paths.latestSlots}
      />
      <GamesListing
        title="Latest Slots"
        intro="The newest releases, ready to try before you read a word about them."
        filter={FILTER}
      />
    </>
  );
}
