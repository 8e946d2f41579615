import type { PublicCasino } from '@slots/contracts/casino/casinos';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { CasinoOffersFirst } from '../../features/casinos/public/casino-offers-first.tsx';
import { CasinoPage } from '../../features/casinos/public/casino-page.tsx';
import { CasinoError } from '../../features/casinos/public/casino-problem.tsx';
import { loadCasino, loadCasinoBasics } from '../../features/casinos/public/load-casino.ts';
import { CasinoOffers } from '../../features/promotions/public/casino-offers.tsx';
import { loadOffersOf } from '../../features/promotions/public/offers-of-country.ts';
import type { Loading } from '../../routing/loading.ts';
import { IfOffers, NoOffersShown } from '../../ui/if-offers.tsx';

export const loader =
  (loading: Loading) =>
  async ({ params }: LoaderFunctionArgs) => {
    const casino = await loadCasino(loading, params['slug'] ?? '', paths.casino);
    if (casino) await Promise.all([loadCasinoBasics(loading, casino.id), loadOffersOf(loading)]);
    return null;
  };

function view(casino: PublicCasino) {
  return (
    <CasinoOffersFirst
      key={casino.id}
      casino={casino}
      offers={
        <IfOffers otherwise={<NoOffersShown headingLevel="h3" />}>
          <CasinoOffers casino={casino} linksToCasino={false} />
        </IfOffers>
      }
    />
  );
}

/** A casino's own page, target of offers without a link. */
export function Component() {
  return <CasinoPage pathOf={paths.casino}>{view}</CasinoPage>;
}

export function ErrorBoundary() {
  return <CasinoError preview={<Component />} />;
}
