import type { LoaderFunctionArgs } from 'react-router-dom';
import { CountryCasinos, loadCasinosOf } from '../../features/casinos/public/country-casinos.tsx';
import {
  CountryPage,
  type CountrySlots,
  loadCountry,
} from '../../features/countries/public/country-page.tsx';
import { CountryOffers } from '../../features/promotions/public/country-offers.tsx';
import {
  loadBonusFacets,
  loadOffersOf,
} from '../../features/promotions/public/offers-of-country.ts';
import type { Loading } from '../../routing/loading.ts';

export const loader =
  (loading: Loading) =>
  async ({ params }: LoaderFunctionArgs) => {
    const country = await loadCountry(loading, params['slug'] ?? '');
    if (!country || loading.offersFor(country.code) === undefined) return null;
    await Promise.all([
      loadOffersOf(loading, country.code),
      loadBonusFacets(loading),
      loadCasinosOf(loading, country.code),
    ]);
    return null;
  };

const SLOTS: CountrySlots = {
  offers: () => <CountryOffers />,
  casinos: (country) => <CountryCasinos country={country} />,
};

/** A country's bonuses and casinos. The address decides the country, whatever was detected. */
export function Component() {
  return <CountryPage slots={SLOTS} />;
}
