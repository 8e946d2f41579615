import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import type { Loading } from '../../../routing/loading.ts';
import { gamesApi, usePublicGameThemesQuery } from '../games.api.ts';
import { CategoryIndex } from './category-index.tsx';

export const loader = (loading: Loading) => async () => {
  await loading.need(gamesApi.endpoints.publicGameThemes, undefined);
  return null;
};

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
