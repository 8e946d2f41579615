import type { AddressCountries } from '@slots/address-country/address-countries';
import type { Country } from '@slots/contracts/geo/countries';
import { unavailable } from '@slots/http-kit/http-problem.error';
import type { CountriesRepository } from './countries.repository.ts';
import { GLOBAL, isoCountries } from './iso-countries.ts';

/** The default country of the product, first of every list. */
const FIRST = 'GB';

function inOrder(countries: readonly Country[]): readonly Country[] {
  const top = [FIRST, GLOBAL.code];
  const rank = ({ code }: Country) => (top.includes(code) ? top.indexOf(code) : top.length);
  return countries.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

export function createCountriesService({
  countries,
  addresses,
}: {
  countries: CountriesRepository;
  addresses: AddressCountries;
}) {
  let loaded: readonly Country[] | undefined;

  function list(): readonly Country[] {
    if (!loaded) throw unavailable('The countries are not loaded yet.');
    return loaded;
  }

  return {
    /** United Kingdom, Global, then the rest by name. */
    list,
    /** Seeds the countries and loads them into memory, from where every call is answered. */
    async prepare(): Promise<void> {
      await countries.seed([GLOBAL, ...isoCountries()]);
      // Frozen: it never changes, so its text is made once.
      loaded = Object.freeze(inOrder(await countries.all()));
    },
    /** The country of an IP address. */
    countryOf(address: string): Country | undefined {
      const known = list();
      const code = addresses.codeOf(address);
      return known.find((country) => country.code === code);
    },
  };
}

export type CountriesService = ReturnType<typeof createCountriesService>;
