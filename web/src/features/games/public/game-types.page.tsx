import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { gamesApi, usePublicGameTypesQuery } from '../games.api.ts';
import { CategoryIndex, categoryIndexLoader } from './category-index.tsx';

export const loader = categoryIndexLoader(gamesApi.endpoints.publicGameTypes);

export function Component() {
  const list = usePublicGameTypesQuery();
  return (
    <CategoryIndex
      title="All Game Types"
      description="Slots, table games, scratch cards and more: every kind of free demo we have."
      path={paths.gameTypes}
      image={pageImage('pages', 'game-types')}
      noun="game types"
      list={list}
      pathOf={paths.gameType}
    />
  );
}
