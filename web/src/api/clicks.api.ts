import { reportClicks } from '@slots/contracts/affiliate/clicks';
import { baseApi } from './base-api.ts';
import { type AnswerOf, call } from './endpoint.ts';
import { noRetries } from './retries.ts';

export type ClickReport = AnswerOf<typeof reportClicks>;

/** Counted clicks on offers. */
const clicksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    clickReport: build.query({ ...call(reportClicks), extraOptions: noRetries }),
  }),
});

export const { useClickReportQuery } = clicksApi;
