import type { listProductionCasinos } from '@slots/contracts/casino/casinos';
import { baseApi } from './base-api.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { noRetries } from './retries.ts';

/** All casinos by name, each with little beside it: what a casino is chosen from. */
const casinoNamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    productionCasinos: build.query<AnswerOf<typeof listProductionCasinos>, void>({
      query: endpoint<typeof listProductionCasinos>('GET', '/api/production/production-casinos'),
      extraOptions: noRetries,
      providesTags: [{ type: 'Casino', id: 'list' }],
    }),
  }),
});

export const { useProductionCasinosQuery } = casinoNamesApi;
