import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { gamesApi, usePublicGameProvidersQuery } from '../games.api.ts';
import { CategoryIndex, categoryIndexLoader } from './category-index.tsx';

export const loader = categoryIndexLoader(gamesApi.endpoints.publicGameProviders);

export function Component() {
  const list = usePublicGameProvidersQuery();
  return (
    <CategoryIndex
      title="Game Providers"
      description="The studios behind the games: choose one to play its free demos."
      path={paths.providers}
      image={pageImage('pages', 'providers')}
      noun="game providers"
      list={{ ...list, data: list.data?.filter(({ gameCount }) => gameCount > 0) }}
      pathOf={paths.provider}
    />
  );
}
