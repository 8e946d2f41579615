import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { gamesApi } from '../games.api.ts';
import { createCategoryIndex } from './category-index.tsx';

export const { loader, Component } = createCategoryIndex({
  title: 'All Themes',
  description: 'From ancient Egypt to outer space: every theme our free slots are set in.',
  path: paths.gameThemes,
  image: pageImage('pages', 'game-themes'),
  noun: 'themes',
  categories: gamesApi.endpoints.publicGameThemes,
  pathOf: paths.gameTheme,
});
