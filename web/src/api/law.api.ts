import { listLaws } from '@slots/contracts/geo/laws';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';
import { noRetries } from './retries.ts';

/** Legal requirements by country for demos and promotions, as configured. */
const lawApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    laws: build.query({
      ...call(listLaws),
      extraOptions: noRetries,
    }),
  }),
});

export const { useLawsQuery } = lawApi;
