import type { PublicCasino } from '@slots/contracts/casino/casinos';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { DEFAULT_COUNTRY } from '../../api/country/chosen-country.ts';
import { paths } from '../../config/paths.ts';
import { CasinoOffersFirst } from '../../features/casinos/public/casino-offers-first.tsx';
import { CasinoPage } from '../../features/casinos/public/casino-page.tsx';
import { CasinoError } from '../../features/casinos/public/casino-problem.tsx';
import { loadCasino, loadCasinoBasics } from '../../features/casinos/public/load-casino.ts';
import { CasinoOffers } from '../../features/promotions/public/casino-offers.tsx';
import { loadOffersOf } from '../../features/promotions/public/offers-of-country.ts';
import type { Loading } from '../../routing/loading.ts';

export const loader =
  (loading: Loading) =>
  async ({ params }: LoaderFunctionArgs) => {
    const casino = await loadCasino(loading, params['slug'] ?? '', paths.casino);
    if (!casino) return null;
    await Promise.all([
      loadCasinoBasics(loading, casino.id),
      loadOffersOf(loading, DEFAULT_COUNTRY.code),
    ]);
    return null;
  };

function view(casino: PublicCasino) {
  return (
    <CasinoOffersFirst
      key={casino.id}
      casino={casino}
      offers={<CasinoOffers casino={casino} linksToCasino={false} />}
    />
  );
}

function offersFirst(slug: string) {
  return (
    <CasinoPage slug={slug} pathOf={paths.casino}>
      {view}
    </CasinoPage>
  );
}

/** A casino's own page, target of offers without a link. */
export function Component() {
  const { slug = '' } = useParams();
  return offersFirst(slug);
}

export function ErrorBoundary() {
  return <CasinoError preview={offersFirst} />;
}
