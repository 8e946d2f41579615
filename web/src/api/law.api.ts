import { listLaws } from '@slots/contracts/geo/laws';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';

/** What countries want of demos and promotions, as this installation is configured. */
const lawApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    laws: build.query({
      ...call(listLaws),
    }),
  }),
});

export const { useLawsQuery } = lawApi;
