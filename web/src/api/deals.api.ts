import { type Deal, listDealNotes, listDeals } from '@slots/contracts/affiliate/deals';
import { earningsBaseApi } from './earnings-base-api.ts';
import { endpoint } from './endpoint.ts';
import { noRetries, readOnce } from './retries.ts';

const sendList = endpoint(listDeals);

/** Deals with partners, for managers. */
const dealsApi = earningsBaseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The deals of an affiliate, the latest first. */
    deals: build.query<Deal[], number>({
      query: (affiliate) => sendList({ query: { affiliate } }),
      extraOptions: noRetries,
      providesTags: ['Deal'],
    }),
    dealNotes: build.query({ ...readOnce(listDealNotes), providesTags: ['Deal', 'Earnings'] }),
  }),
});

export const { useDealsQuery, useDealNotesQuery } = dealsApi;
