import { pageImage } from '../../../config/page-image.ts';
import type { GamesFilter } from '../games.api.ts';
import { GamesListing, listingLoader } from './games-listing.tsx';

const BASE: GamesFilter = { sort: 'name' };

export const loader = listingLoader(BASE);

export function Component() {
  return (
    <GamesListing
      title="Free Games"
      description="Play 25,000+ free slot and casino demos in your browser. No sign-up, no download, no money."
      intro="Every demo we have, from classic reels to table games. Nothing to install, nothing to pay."
      base={BASE}
      image={pageImage('pages', 'free-to-play')}
    />
  );
}
