import type { Country } from '@slots/contracts/geo/countries';
import { useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { useConfig } from '../../config/config-context.ts';
import { paths } from '../../config/paths.ts';
import { type ChosenCountry, chosenCountry, NO_CHOICE } from './chosen-country.ts';
import { useCountriesQuery } from './country.api.ts';

const NONE: readonly Country[] = [];

interface SelectedCountry {
  /** The country that offers are shown for. On the server, and until more is known, that of the visitor's address. */
  readonly country: ChosenCountry;
  /** Incremented by each choice by hand, so that what depends on the country is refetched. */
  readonly version: number;
  /** All countries, empty until they are loaded. */
  readonly countries: readonly Country[];
  /** Chooses by hand: saved, and kept until the next visit's detection. */
  readonly select: (country: ChosenCountry) => void;
}

/** The visitor's country. On a country's own page the address takes precedence. */
export function useCountry(): SelectedCountry {
  const { visitor } = useConfig();
  const { data: countries = NONE } = useCountriesQuery();
  const choice = useSyncExternalStore(chosenCountry.subscribe, chosenCountry.read, () => NO_CHOICE);
  const chosen = choice.country;
  const slug = useMatch(paths.country(':slug'))?.params['slug'];
  const addressed = countries.find((country) => country.slug === slug);
  return {
    country:
      addressed ?? countries.find(({ code }) => code === chosen?.code) ?? chosen ?? visitor.country,
    version: choice.version,
    countries,
    select: chosenCountry.select,
  };
}
