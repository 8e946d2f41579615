import { pageImage } from '../../../config/page-image.ts';
import { createListingPage } from './games-listing.tsx';

export const { loader, Component } = createListingPage({
  title: 'Latest Slots',
  description: 'The newest slot releases as free demos, newest first. No sign-up, no download.',
  intro: 'The newest releases, ready to try before you read a word about them.',
  base: { sort: 'latest', released: 'true' },
  image: pageImage('pages', 'latest-slots'),
});
