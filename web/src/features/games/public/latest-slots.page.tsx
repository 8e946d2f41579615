import { pageImage } from '../../../config/page-image.ts';
import type { GamesFilter } from '../games.api.ts';
import { GamesListing, listingLoader } from './games-listing.tsx';

const BASE: GamesFilter = { sort: 'latest', released: 'true' };

export const loader = listingLoader(BASE);

export function Component() {
  return (
    <GamesListing
      title="Latest Slots"
      description="The newest slot releases as free demos, newest first. No sign-up, no download."
      intro="The newest releases, ready to try before you read a word about them."
      base={BASE}
      image={pageImage('pages', 'latest-slots')}
    />
  );
}
