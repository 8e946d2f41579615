import type { listLaws } from '@slots/contracts/geo/laws';
import { baseApi } from './base-api.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';

/** What countries want of demos and promotions, as this installation is configured. */
const lawApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    laws: build.query<AnswerOf<typeof listLaws>, void>({
      query: endpoint<typeof listLaws>('GET', '/api/laws'),
    }),
  }),
});

export const { useLawsQuery } = lawApi;
