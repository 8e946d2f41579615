import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { gamesApi } from '../games.api.ts';
import { createCategoryIndex } from './category-index.tsx';

export const { loader, Component } = createCategoryIndex({
  title: 'All Game Types',
  description: 'Slots, table games, scratch cards and more: every kind of free demo we have.',
  path: paths.gameTypes,
  image: pageImage('pages', 'game-types'),
  noun: 'game types',
  categories: gamesApi.endpoints.publicGameTypes,
  pathOf: paths.gameType,
});
