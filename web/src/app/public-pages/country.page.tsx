import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { CountryCasinos, loadCasinosOf } from '../../features/casinos/public/country-casinos.tsx';
import {
  CountryPage,
  type CountrySlots,
  loadCountry,
} from '../../features/countries/public/country-page.tsx';
import {
  CountryOffers,
  OFFERS_PER_PAGE,
} from '../../features/promotions/public/country-offers.tsx';
import {
  filteredOffers,
  isNarrowed,
  offerFilterOf,
} from '../../features/promotions/public/offer-filter.ts';
import {
  loadBonusFacets,
  loadOffersOf,
  useLoadedOffers,
} from '../../features/promotions/public/offers-of-country.ts';
import type { Loading } from '../../routing/loading.ts';
import { needPage } from '../../routing/no-such-page.ts';
import { CASINOS_PAGE, pagesOfAddress } from '../../ui/list-pages.ts';

export const loader =
  (loading: Loading) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const country = await loadCountry(loading, params['slug'] ?? '');
    if (!country || loading.offersFor(country.code) === undefined) return null;
    const { searchParams } = new URL(request.url);
    const [offers, facets] = await Promise.all([
      loadOffersOf(loading, country.code),
      loadBonusFacets(loading),
      loadCasinosOf(loading, country.code, searchParams),
    ]);
    const page = pagesOfAddress(searchParams).first;
    const left = offers && filteredOffers(offers, offerFilterOf(searchParams), facets);
    needPage(page, left && { data: left.slice((page - 1) * OFFERS_PER_PAGE) });
    return null;
  };

const SLOTS: CountrySlots = {
  offers: () => <CountryOffers />,
  casinos: (country) => <CountryCasinos country={country} />,
};

/** A country's bonuses and casinos. The address decides the country, whatever was detected. */
export function Component() {
  const [search] = useSearchParams();
  const offers = pagesOfAddress(search).first;
  const casinos = pagesOfAddress(search, CASINOS_PAGE).first;
  const filter = offerFilterOf(search);
  // Narrowed or sorted otherwise, it is a page of another list: the whole one is its canonical address.
  const isWhole = !isNarrowed(filter) && filter.sort === 'score';
  const page = new URLSearchParams({
    ...(isWhole && offers > 1 && { page: String(offers) }),
    ...(casinos > 1 && { [CASINOS_PAGE]: String(casinos) }),
  });
  return <CountryPage slots={SLOTS} offers={useLoadedOffers()} page={page} />;
}
