import { HomePage, loadHome } from '../../features/games/public/home.page.tsx';
import {
  FeaturedBonuses,
  loadFeaturedBonuses,
} from '../../features/promotions/public/featured-bonuses.tsx';
import type { Loading } from '../../routing/loading.ts';
import { IfOffers, NoOffersShown } from '../../ui/if-offers.tsx';

export const loader = (loading: Loading) => async () => {
  await Promise.all([loadHome(loading), loadFeaturedBonuses(loading)]);
  return null;
};

/** Joins games and bonuses, two features that do not know each other. */
export function Component() {
  const bonuses = (
    <IfOffers
      otherwise={
        <div className="container-page pt-12">
          <NoOffersShown />
        </div>
      }
    >
      <FeaturedBonuses />
    </IfOffers>
  );
  return <HomePage bonuses={bonuses} />;
}
