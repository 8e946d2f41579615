import { getDemoEarnings, removeDemoEarnings } from '@slots/contracts/affiliate/demo-earnings';
import { earningsBaseApi } from '../../api/earnings-base-api.ts';
import { call } from '../../api/endpoint.ts';
import { readOnce } from '../../api/retries.ts';

/** The figures of the demo data, which exist until they are removed. */
const demoEarningsApi = earningsBaseApi.injectEndpoints({
  endpoints: (build) => ({
    demoEarnings: build.query({ ...readOnce(getDemoEarnings), providesTags: ['Earnings'] }),
    removeDemoEarnings: build.mutation({
      ...call(removeDemoEarnings),
      invalidatesTags: (answer) => (answer ? ['Earnings', 'Deal'] : []),
    }),
  }),
});

export const { useDemoEarningsQuery, useRemoveDemoEarningsMutation } = demoEarningsApi;
