import { pageImage } from '../../../config/page-image.ts';
import { createListingPage } from './games-listing.tsx';

export const { loader, Component } = createListingPage({
  title: 'Free Games',
  description:
    'Play 25,000+ free slot and casino demos in your browser. No sign-up, no download, no money.',
  intro:
    'Every demo we have, from classic reels to table games. Nothing to install, nothing to pay.',
  base: { sort: 'name' },
  image: pageImage('pages', 'free-to-play'),
});
