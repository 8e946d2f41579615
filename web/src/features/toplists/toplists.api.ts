import { getPromotion, listCasinoPromotions } from '@slots/contracts/casino/promotions';
import { baseApi } from '../../api/base-api.ts';
import { readOnce } from '../../api/retries.ts';

/** The offers that toplists name. */
const toplistsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listedOffer: build.query({ ...readOnce(getPromotion), providesTags: ['Promotion'] }),
    offersToList: build.query({ ...readOnce(listCasinoPromotions), providesTags: ['Promotion'] }),
  }),
});

export const { useListedOfferQuery, useOffersToListQuery } = toplistsApi;
