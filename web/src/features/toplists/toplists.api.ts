import { getPromotion, listCasinoPromotions } from '@slots/contracts/casino/promotions';
import { baseApi } from '../../api/base-api.ts';
import { call } from '../../api/endpoint.ts';
import { noRetries } from '../../api/retries.ts';

/** The offers that toplists name. */
const toplistsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listedOffer: build.query({
      ...call(getPromotion),
      extraOptions: noRetries,
      providesTags: ['Promotion'],
    }),
    offersToList: build.query({
      ...call(listCasinoPromotions),
      extraOptions: noRetries,
      providesTags: ['Promotion'],
    }),
  }),
});

export const { useListedOfferQuery, useOffersToListQuery } = toplistsApi;
