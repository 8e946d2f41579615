import {
  getCasinoGameTypes,
  getCasinoProviders,
  getCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import { getCasinoBySlug, type PublicCasino } from '@slots/contracts/casino/casinos';
import { listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { getCasinoReview } from '@slots/contracts/casino/reviews';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, call, endpoint } from '../../api/endpoint.ts';

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
    publicCasino: build.query<PublicCasino, CallOf<typeof getCasinoBySlug>>({
      query: endpoint(getCasinoBySlug),
      providesTags: ['Casino'],
    }),
    publicCasinoGameTypes: build.query({ ...call(getCasinoGameTypes), providesTags: ['Casino'] }),
    publicCasinoProviders: build.query({ ...call(getCasinoProviders), providesTags: ['Casino'] }),
    publicCasinoSupport: build.query({ ...call(getCasinoSupport), providesTags: ['Casino'] }),
    /** Null: the casino has none. */
    publicCasinoReview: build.query<CasinoReviewData | null, CallOf<typeof getCasinoReview>>({
      query: endpoint(getCasinoReview),
      transformResponse: (answer: AnswerOf<typeof getCasinoReview>) => answer.review,
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
