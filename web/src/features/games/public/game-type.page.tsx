import { gamesApi } from '../games.api.ts';
import { createCategoryListing } from './category-listing.tsx';

export const { loader, Component } = createCategoryListing({
  categories: gamesApi.endpoints.publicGameTypes,
  filterOf: (slug) => ({ type: slug }),
  kind: 'game-types',
  noun: 'Games',
});
