import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { gamesApi } from '../games.api.ts';
import { createCategoryIndex } from './category-index.tsx';

export const { loader, Component } = createCategoryIndex({
  title: 'Game Providers',
  description: 'The studios behind the games: choose one to play its free demos.',
  path: paths.providers,
  image: pageImage('pages', 'providers'),
  noun: 'game providers',
  categories: gamesApi.endpoints.publicGameProviders,
  pathOf: paths.provider,
});
