import { useEffect } from 'react';
import { useCountry } from '../../../api/country/use-country.ts';
import { useReloadOnChoice } from '../../../api/country/use-reload-on-choice.ts';
import { isProblem } from '../../../api/problem.ts';
import { useElapsed } from '../../../api/use-elapsed.ts';
import type { Loading } from '../../../routing/loading.ts';
import { publicPromotionsApi } from '../public-promotions.api.ts';

const { publicPromotions } = publicPromotionsApi.endpoints;

/** All offers of a country: games', casinos' and the country's own pages show parts of them. */
export function loadOffersOf({ want }: Loading, country: string): Promise<void> {
  return want((dispatch) => dispatch(publicPromotions.initiate({ country }, { subscribe: false })));
}

/** Loads the filters of offers; without them all offers show, unfiltered. */
export function loadBonusFacets({ want }: Loading): Promise<void> {
  return want((dispatch) =>
    dispatch(publicPromotionsApi.endpoints.bonusFacets.initiate(undefined, { subscribe: false })),
  );
}

/** Follows all offers of the visitor's country; fetched after so many milliseconds, unless cached. */
export function useOffersOfCountry(afterMs = 0) {
  const { country } = useCountry();
  const call = { country: country.code };
  const due = useElapsed(afterMs);
  const state = publicPromotions.useQueryState(call);
  const { currentData, error, isError, isFetching, isUninitialized } = state;
  const { refetch } = publicPromotions.useQuerySubscription(call, { skip: !due });
  useReloadOnChoice(() => {
    if (due) void refetch();
  });

  useEffect(() => {
    if (!isProblem(error)) return;
    // oxlint-disable-next-line no-console -- the text is the specification's
    console.error(`Failed to fetch promotions: ${error.status} ${error.title}`);
  }, [error]);

  return {
    country,
    /** Best score first; undefined while they load, or after a failure. */
    offers: currentData,
    waiting: currentData === undefined && (isFetching || isUninitialized),
    failed: currentData === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
}
