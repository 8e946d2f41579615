import { listBonusFacets } from '@slots/contracts/casino/promotions';
import { baseApi } from './base-api.ts';
import { type AnswerOf, call } from './endpoint.ts';

export type BonusFacets = AnswerOf<typeof listBonusFacets>;

const FACETS_SECONDS = 1_800;

export const bonusFacetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Values that offers and casinos can be filtered by. */
    bonusFacets: build.query({
      ...call(listBonusFacets),
      keepUnusedDataFor: FACETS_SECONDS,
      providesTags: ['Casino'],
    }),
  }),
});

export const { useBonusFacetsQuery } = bonusFacetsApi;

/** Lowest ratings of casinos to choose from, as in the address. */
export const RATINGS = ['3', '4', '4.5'] as const;

const RATING_OPTIONS = RATINGS.map((code) => ({ code, label: `${code} and better` }));

const named = (entries: BonusFacets['licences'] = []) =>
  entries.map(({ id, code, name }) => ({ id, code, label: name }));

/** Filters by a casino's rating, licence, payment method and currency, with all their options. */
export const casinoFilters = (facets: BonusFacets | undefined) =>
  ({
    rating: { name: 'rating', label: 'Rating', any: 'Any rating', options: RATING_OPTIONS },
    licence: {
      name: 'licence',
      label: 'Licence',
      any: 'Any licence',
      options: named(facets?.licences),
    },
    payment: {
      name: 'payment',
      label: 'Payment method',
      any: 'Any payment method',
      options: named(facets?.paymentMethods),
    },
    currency: {
      name: 'currency',
      label: 'Currency',
      any: 'Any currency',
      options: (facets?.currencies ?? []).map(({ id, code, symbol }) => ({
        id,
        code,
        label: symbol === code ? code : `${code} (${symbol})`,
      })),
    },
  }) as const;
