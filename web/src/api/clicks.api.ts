import { reportClicks } from '@slots/contracts/affiliate/clicks';
import { baseApi } from './base-api.ts';
import type { AnswerOf } from './endpoint.ts';
import { readOnce } from './retries.ts';

export type ClickReport = AnswerOf<typeof reportClicks>;

/** Counted clicks on offers. */
const clicksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    clickReport: build.query(readOnce(reportClicks)),
  }),
});

export const { useClickReportQuery } = clicksApi;
