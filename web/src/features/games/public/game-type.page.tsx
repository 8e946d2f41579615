import { type GamesFilter, gamesApi, usePublicGameTypesQuery } from '../games.api.ts';
import { CategoryListing, categoryLoader } from './category-listing.tsx';

const filterOf = (slug: string): GamesFilter => ({ type: slug });

export const loader = categoryLoader(gamesApi.endpoints.publicGameTypes, filterOf);

export function Component() {
  const { data } = usePublicGameTypesQuery();
  return <CategoryListing categories={data} filterOf={filterOf} kind="game-types" noun="Games" />;
}
