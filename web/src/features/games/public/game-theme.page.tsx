import { type GamesFilter, gamesApi, usePublicGameThemesQuery } from '../games.api.ts';
import { CategoryListing, categoryLoader } from './category-listing.tsx';

const filterOf = (slug: string): GamesFilter => ({ theme: slug });

export const loader = categoryLoader(gamesApi.endpoints.publicGameThemes, filterOf);

export function Component() {
  const { data } = usePublicGameThemesQuery();
  return <CategoryListing categories={data} filterOf={filterOf} kind="game-themes" noun="Slots" />;
}
