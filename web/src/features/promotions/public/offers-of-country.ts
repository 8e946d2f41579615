import { useEffect } from 'react';
import { type BonusFacets, bonusFacetsApi } from '../../../api/bonus-facets.api.ts';
import { useCountry } from '../../../api/country/use-country.ts';
import { useReloadOnChoice } from '../../../api/country/use-reload-on-choice.ts';
import { isProblem } from '../../../api/problem.ts';
import { useElapsed } from '../../../api/use-elapsed.ts';
import type { Loading } from '../../../routing/loading.ts';
import { type Offer, publicPromotionsApi } from '../public-promotions.api.ts';
import { type ListedOffer, offersAt } from './listed-offers.ts';

const { publicPromotions } = publicPromotionsApi.endpoints;

/**
 * All offers of the visitor's country, or of the one that a page is about: pages show parts of them.
 * Gives them on the server, where they are there.
 */
export async function loadOffersOf(
  { want, offersFor }: Loading,
  about?: string,
): Promise<readonly Offer[] | undefined> {
  const country = offersFor(about);
  return country === undefined ? undefined : want(publicPromotions, { country });
}

/** The same offers for a part of a page that does not load them itself; undefined until they are there. */
export function useLoadedOffers(): readonly Offer[] | undefined {
  const { country } = useCountry();
  return publicPromotions.useQueryState({ country: country.code }).currentData;
}

/** Loads the filters of offers; without them all offers show, unfiltered. */
export function loadBonusFacets({ want }: Loading): Promise<BonusFacets | undefined> {
  return want(bonusFacetsApi.endpoints.bonusFacets, undefined);
}

interface OffersShown {
  /** Delay in milliseconds before they are fetched, unless cached. */
  readonly afterMs?: number;
  /** Ordered by the toplist of this page, and of this game or guide; by score without it. */
  readonly page?: Parameters<typeof offersAt>[1];
  readonly of?: number;
}

/** Follows all offers of the visitor's country. */
export function useOffersOfCountry({ afterMs = 0, page, of }: OffersShown = {}) {
  const { country, version } = useCountry();
  const call = { country: country.code };
  const due = useElapsed(afterMs);
  const state = publicPromotions.useQueryState(call);
  const { currentData, data, error, isError, isFetching, isUninitialized } = state;
  // Detection mostly finds the country of the page's initial offers: they stay until it is known.
  const known = version === 0 && !isError ? data : currentData;
  const offers: readonly ListedOffer[] | undefined =
    known && page ? offersAt(known, page, of) : known;
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
    /** Best first; undefined while they load, or after a failure. */
    offers,
    /** True while the previous country's offers are shown. */
    isFormer: offers !== undefined && currentData === undefined,
    waiting: offers === undefined && (isFetching || isUninitialized),
    failed: offers === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
}
