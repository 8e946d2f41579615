import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';
import { bestFirst } from './offers.ts';

type PromotionList = AnswerOf<typeof listPublicPromotions>;
export type Offer = PromotionList['data'][number];
type OffersQuery = Required<
  Pick<NonNullable<CallOf<typeof listPublicPromotions>['query']>, 'country'>
> &
  NonNullable<CallOf<typeof listPublicPromotions>['query']>;

const PROMOTIONS_SECONDS = 300;

const listOffers = endpoint(listPublicPromotions);

export const publicPromotionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Offers of a country, best score first. */
    publicPromotions: build.query<readonly Offer[], OffersQuery>({
      query: (query) => ({ ...listOffers({ query }), otherShapes: ['list'] }),
      transformResponse: (answer: PromotionList | Offer[]) =>
        bestFirst(Array.isArray(answer) ? answer : answer.data),
      keepUnusedDataFor: PROMOTIONS_SECONDS,
      providesTags: ['Casino'],
    }),
  }),
});

export const { usePublicPromotionsQuery } = publicPromotionsApi;
