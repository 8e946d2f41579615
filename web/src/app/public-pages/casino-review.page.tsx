import type { PublicCasino } from '@slots/contracts/casino/casinos';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { CasinoPage } from '../../features/casinos/public/casino-page.tsx';
import { CasinoError } from '../../features/casinos/public/casino-problem.tsx';
import { CasinoReview } from '../../features/casinos/public/casino-review.tsx';
import { loadCasino, loadReviewSections } from '../../features/casinos/public/load-casino.ts';
import { usePublicCasinoReviewQuery } from '../../features/casinos/public-casinos.api.ts';
import { RandomGames } from '../../features/games/public/random-games.tsx';
import { CasinoOffers } from '../../features/promotions/public/casino-offers.tsx';
import { loadOffersOf } from '../../features/promotions/public/offers-of-country.ts';
import type { Loading } from '../../routing/loading.ts';
import { IfOffers, NoOffersShown } from '../../ui/if-offers.tsx';
import { linkedText } from '../place-link.tsx';

/** Offers load this long after the casino, so that the content above comes first. */
const OFFERS_AFTER_MS = 100;

export const loader =
  (loading: Loading) =>
  async ({ params }: LoaderFunctionArgs) => {
    const casino = await loadCasino(loading, params['slug'] ?? '', paths.casinoReview);
    if (casino) await Promise.all([loadReviewSections(loading, casino.id), loadOffersOf(loading)]);
    return null;
  };

function Review({ casino }: { readonly casino: PublicCasino }) {
  const { currentData: review = null } = usePublicCasinoReviewQuery({ params: { id: casino.id } });
  return (
    <CasinoReview
      casino={casino}
      review={review}
      text={review && linkedText(review)}
      offers={
        <IfOffers otherwise={<NoOffersShown headingLevel="h3" />}>
          <CasinoOffers casino={casino} afterMs={OFFERS_AFTER_MS} />
        </IfOffers>
      }
      games={<RandomGames />}
    />
  );
}

/** A casino's review, its offers, and games to try meanwhile. */
export function Component() {
  return (
    <CasinoPage pathOf={paths.casinoReview}>
      {(casino) => <Review key={casino.id} casino={casino} />}
    </CasinoPage>
  );
}

export function ErrorBoundary() {
  return <CasinoError preview={<Component />} />;
}
