import { addArticleImage } from '@slots/contracts/casino/images';
import { listCasinoPromotions } from '@slots/contracts/casino/promotions';
import { searchEverything } from '@slots/contracts/gateway/search';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';

const richTextApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Casinos and games that a text can lead to, by a part of their names. */
    findPlaces: build.query(call(searchEverything)),
    /** The offers of a casino that a text can lead to. */
    offersOfPlace: build.query(call(listCasinoPromotions)),
    uploadArticleImage: build.mutation(call(addArticleImage)),
  }),
});

export const { useFindPlacesQuery, useOffersOfPlaceQuery, useUploadArticleImageMutation } =
  richTextApi;
