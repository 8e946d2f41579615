import type { HistoryPage } from '@slots/contracts/history';
import { baseApi } from './base-api.ts';
import { noRetries } from './retries.ts';

interface HistoryCall {
  /** Address of the record, for instance '/api/casinos/7'. */
  readonly address: string;
  readonly page: number;
  readonly limit: number;
}

/** The history of any record that has one. */
const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recordHistory: build.query<HistoryPage, HistoryCall>({
      query: ({ address, page, limit }) => ({
        method: 'GET',
        url: `${address}/history`,
        params: { page, limit },
        shape: ['data'],
      }),
      extraOptions: noRetries,
    }),
  }),
});

export const { useRecordHistoryQuery } = historyApi;
