import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { earningsBaseApi } from './earnings-base-api.ts';
import type { AnswerOf } from './endpoint.ts';
import { readOnce } from './retries.ts';

export type EarningsReport = AnswerOf<typeof reportEarnings>;

/** Earnings of clicks on offers, for managers. */
const earningsApi = earningsBaseApi.injectEndpoints({
  endpoints: (build) => ({
    earningsReport: build.query({ ...readOnce(reportEarnings), providesTags: ['Earnings'] }),
  }),
});

export const { useEarningsReportQuery } = earningsApi;
