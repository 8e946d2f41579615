import { gamesApi } from '../games.api.ts';
import { createCategoryListing } from './category-listing.tsx';

export const { loader, Component } = createCategoryListing({
  categories: gamesApi.endpoints.publicGameThemes,
  filterOf: (slug) => ({ theme: slug }),
  kind: 'game-themes',
  noun: 'Slots',
});
