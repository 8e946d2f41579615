import { listProductionCasinos } from '@slots/contracts/casino/casinos';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';
import { noRetries } from './retries.ts';

/** All casinos by name, each with little beside it: what a casino is chosen from. */
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
