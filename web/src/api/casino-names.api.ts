import { listProductionCasinos } from '@slots/contracts/casino/casinos';
import { baseApi } from './base-api.ts';
import { readOnce } from './retries.ts';

/** All casinos by name with a few facts each, for pickers. */
const casinoNamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    productionCasinos: build.query({
      ...readOnce(listProductionCasinos),
      providesTags: [{ type: 'Casino', id: 'list' }],
    }),
  }),
});

export const { useProductionCasinosQuery } = casinoNamesApi;
