import { searchEverything } from '@slots/contracts/gateway/search';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, endpoint } from '../../api/endpoint.ts';
import { retryUpTo } from '../../api/retries.ts';

export type SearchResult = AnswerOf<typeof searchEverything>[number];

export const CACHE_SECONDS = 5;
const MAX_RETRIES = 2;

const ask = endpoint(searchEverything);

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All that can be searched, by a text of at least 2 characters. */
    search: build.query<AnswerOf<typeof searchEverything>, string>({
      // The timestamp is added here: in the arguments it would make each call a different one.
      query: (q) => {
        const call = ask({ query: { q } });
        return { ...call, params: { ...call.params, _t: Date.now() } };
      },
      keepUnusedDataFor: CACHE_SECONDS,
      extraOptions: retryUpTo(MAX_RETRIES),
    }),
  }),
});

export const { useSearchQuery } = searchApi;
