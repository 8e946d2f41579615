import { pageImage } from '../../../config/page-image.ts';
import type { GamesFilter } from '../games.api.ts';
import { GamesListing, listingLoader } from './games-listing.tsx';

const BASE: GamesFilter = { sort: 'rtp', minRtp: '96' };

export const loader = listingLoader(BASE);

export function Component() {
  return (
    <GamesListing
      title="High RTP Games"
      description="Free demo games with a Return to Player of 96 percent or more, highest first. No sign-up, no download."
      intro="Games that give back 96 percent or more of all stakes over time, highest first."
      base={BASE}
      image={pageImage('pages', 'high-rtp')}
    />
  );
}
