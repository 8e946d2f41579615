import {
  getCasinoGameTypes,
  getCasinoProviders,
  getCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import { getCasinoBySlug } from '@slots/contracts/casino/casinos';
import { listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { getCasinoReview } from '@slots/contracts/casino/reviews';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, call, endpoint } from '../../api/endpoint.ts';

type CasinosPage = AnswerOf<typeof listPublicCasinos>;
export type CasinoCardData = CasinosPage['data'][number];

export const CASINOS_PER_PAGE = 20;

/** The casinos with offers for a country, from a page of theirs on. */
interface CasinosOf {
  readonly country: string;
  readonly from?: number;
}

const listCasinos = endpoint(listPublicCasinos);

/** A casino's published review. */
export type CasinoReviewData = NonNullable<AnswerOf<typeof getCasinoReview>['review']>;

export const publicCasinosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A casino as visitors see it; staff get unpublished ones by the same address. */
    publicCasino: build.query({ ...call(getCasinoBySlug), providesTags: ['Casino'] }),
    publicCasinoGameTypes: build.query({ ...call(getCasinoGameTypes), providesTags: ['Casino'] }),
    publicCasinoProviders: build.query({ ...call(getCasinoProviders), providesTags: ['Casino'] }),
    publicCasinoSupport: build.query({ ...call(getCasinoSupport), providesTags: ['Casino'] }),
    /** Null: the casino has none. */
    publicCasinoReview: build.query({
      ...call(getCasinoReview),
      transformResponse: ({ review }: AnswerOf<typeof getCasinoReview>) => review,
      providesTags: ['Casino'],
    }),
    /** The casinos with offers for a country, best rating first. */
    publicCasinos: build.infiniteQuery<CasinosPage, CasinosOf, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
      },
      query: ({ queryArg: { country, from = 1 }, pageParam }) =>
        listCasinos({ query: { country, page: from - 1 + pageParam, limit: CASINOS_PER_PAGE } }),
      providesTags: ['Casino'],
    }),
  }),
});

export const {
  usePublicCasinoQuery,
  usePublicCasinoGameTypesQuery,
  usePublicCasinoReviewQuery,
  usePublicCasinoSupportQuery,
  usePublicCasinosInfiniteQuery,
} = publicCasinosApi;
