import { listLaws } from '@slots/contracts/geo/laws';
import { baseApi } from './base-api.ts';
import { call } from './endpoint.ts';

/** Legal requirements by country for demos and promotions, as configured. */
const lawApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    laws: build.query(call(listLaws)),
  }),
});

export const { useLawsQuery } = lawApi;
