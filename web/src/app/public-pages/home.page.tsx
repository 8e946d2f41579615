import { HomePage, loadHome } from '../../features/games/public/home.page.tsx';
import {
  FeaturedBonuses,
  loadFeaturedBonuses,
} from '../../features/promotions/public/featured-bonuses.tsx';
import type { Loading } from '../../routing/loading.ts';

export const loader = (loading: Loading) => async () => {
  await Promise.all([loadHome(loading), loadFeaturedBonuses(loading)]);
  return null;
};

/** Joins games and bonuses, two features that do not know each other. */
export function Component() {
  return <HomePage bonuses={<FeaturedBonuses />} />;
}
