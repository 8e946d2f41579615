import { pageImage } from '../../../config/page-image.ts';
import { createListingPage } from './games-listing.tsx';

export const { loader, Component } = createListingPage({
  title: 'High RTP Games',
  description:
    'Free demo games with a Return to Player of 96 percent or more, highest first. No sign-up, no download.',
  intro: 'Games that give back 96 percent or more of all stakes over time, highest first.',
  base: { sort: 'rtp', minRtp: '96' },
  image: pageImage('pages', 'high-rtp'),
});
