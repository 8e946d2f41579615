import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { gamesApi, usePublicGameThemesQuery } from '../games.api.ts';
import { CategoryIndex, categoryIndexLoader } from './category-index.tsx';

export const loader = categoryIndexLoader(gamesApi.endpoints.publicGameThemes);

export function Component() {
  const list = usePublicGameThemesQuery();
  return (
    <CategoryIndex
      title="All Themes"
      description="From ancient Egypt to outer space: every theme our free slots are set in."
      path={paths.gameThemes}
      image={pageImage('pages', 'game-themes')}
      noun="themes"
      list={list}
      pathOf={paths.gameTheme}
    />
  );
}
