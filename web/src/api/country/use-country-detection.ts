import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Country } from '@slots/contracts/geo/countries';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isProblem } from '../problem.ts';
import { chosenCountry } from './chosen-country.ts';
import { countryApi, useCountriesQuery } from './country.api.ts';

type Dispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** One detection per document, however often its layout mounts. */
let started = false;

async function detect(dispatch: Dispatch, countries: readonly Country[]): Promise<void> {
  const { version } = chosenCountry.read();
  chosenCountry.clearSaved();
  const { data, error } = await dispatch(
    countryApi.endpoints.detectCountry.initiate(undefined, { subscribe: false }),
  );
  // A choice made meanwhile takes precedence.
  if (chosenCountry.read().version !== version) return;
  const found = String(data?.code).toUpperCase();
  const listed = countries.find(({ code }) => code.toUpperCase() === found);
  // Without a slug nothing could link to it.
  const detected = listed ?? (data?.slug ? data : undefined);
  if (detected === undefined) {
    const status = isProblem(error) ? error.status : 200;
    // oxlint-disable-next-line no-console -- the text is the specification's
    console.error(`Country detection failed: ${status}`);
  }
  chosenCountry.settle(detected, countries[0]);
}

/** Detects the visitor's country once the list is loaded. For the public layout alone. */
export function useCountryDetection(): void {
  const { data: countries } = useCountriesQuery();
  const dispatch: Dispatch = useDispatch();
  useEffect(() => {
    if (started || countries === undefined) return;
    started = true;
    void detect(dispatch, countries);
  }, [countries, dispatch]);
}
