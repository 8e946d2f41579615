import { listProductionCasinos } from '@slots/contracts/casino/casinos';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';
import { noRetries } from './retries.ts';

/** All casinos by name with a few facts each, for pickers. */
const casinoNamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    productionCasinos: build.query({
      ...call(listProductionCasinos),
      extraOptions: noRetries,
      providesTags: [{ type: 'Casino', id: 'list' }],
    }),
  }),
});

export const { useProductionCasinosQuery } = casinoNamesApi;
