import {
  getCasinoGameTypes,
  getCasinoProviders,
  getCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import { getCasinoBySlug, type PublicCasino } from '@slots/contracts/casino/casinos';
import { listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { getCasinoReview } from '@slots/contracts/casino/reviews';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';

type CasinosPage = AnswerOf<typeof listPublicCasinos>;
export type CasinoCardData = CasinosPage['data'][number];

export const CASINOS_PER_PAGE = 20;

/** The casinos with offers for a country, from a page of theirs on. */
interface CasinosOf {
  readonly country: string;
  readonly from?: number;
}

const listCasinos = endpoint(listPublicCasinos);
const gameTypes = endpoint(getCasinoGameTypes);
const providers = endpoint(getCasinoProviders);
const support = endpoint(getCasinoSupport);
const review = endpoint(getCasinoReview);

/** A casino's published review. */
export type CasinoReviewData = NonNullable<AnswerOf<typeof getCasinoReview>['review']>;

export const publicCasinosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A casino as visitors see it; staff get unpublished ones by the same address. */
    publicCasino: build.query<PublicCasino, CallOf<typeof getCasinoBySlug>>({
      query: endpoint(getCasinoBySlug),
      providesTags: ['Casino'],
    }),
    publicCasinoGameTypes: build.query<AnswerOf<typeof getCasinoGameTypes>, number>({
      query: (id) => gameTypes({ params: { id } }),
      providesTags: ['Casino'],
    }),
    publicCasinoProviders: build.query<AnswerOf<typeof getCasinoProviders>, number>({
      query: (id) => providers({ params: { id } }),
      providesTags: ['Casino'],
    }),
    publicCasinoSupport: build.query<AnswerOf<typeof getCasinoSupport>, number>({
      query: (id) => support({ params: { id } }),
      providesTags: ['Casino'],
    }),
    /** Null: the casino has none. */
    publicCasinoReview: build.query<CasinoReviewData | null, number>({
      query: (id) => review({ params: { id } }),
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
