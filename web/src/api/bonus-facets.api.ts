import { listBonusFacets } from '@slots/contracts/casino/promotions';
import { baseApi } from './base-api.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';

export type BonusFacets = AnswerOf<typeof listBonusFacets>;

const FACETS_SECONDS = 1_800;

export const bonusFacetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Values that offers and casinos can be filtered by. */
    bonusFacets: build.query<BonusFacets, void>({
      query: endpoint(listBonusFacets),
      keepUnusedDataFor: FACETS_SECONDS,
      providesTags: ['Casino'],
    }),
  }),
});

export const { useBonusFacetsQuery } = bonusFacetsApi;

/** Lowest ratings of casinos to choose from, as in the address. */
export const RATINGS = ['3', '4', '4.5'] as const;

/** The options of the lowest rating. */
export const RATING_OPTIONS = RATINGS.map((code) => ({ code, label: `${code} and better` }));

/** A currency's code with its symbol. */
export const currencyLabel = ({ code, symbol }: BonusFacets['currencies'][number]): string =>
  symbol === code ? code : `${code} (${symbol})`;
