import { listCasinoDirectory } from '@slots/contracts/casino/public-casinos';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';
import { CASINOS_PER_PAGE } from '../../config/list-sizes.ts';

type DirectoryPage = AnswerOf<typeof listCasinoDirectory>;
type DirectoryQuery = NonNullable<CallOf<typeof listCasinoDirectory>['query']>;

/** Filter of all casinos, and the page that the list begins with: the first, unless said. */
export type CasinoFilter = Omit<DirectoryQuery, 'page' | 'limit'> & { readonly from?: number };

const listCasinos = endpoint(listCasinoDirectory);

export const casinoDirectoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All published casinos, best rating first. */
    casinoDirectory: build.infiniteQuery<DirectoryPage, CasinoFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
      },
      query: ({ queryArg: { from = 1, ...filter }, pageParam }) =>
        listCasinos({
          query: { ...filter, page: from - 1 + pageParam, limit: CASINOS_PER_PAGE },
        }),
      providesTags: ['Casino'],
    }),
  }),
});

export const { useCasinoDirectoryInfiniteQuery } = casinoDirectoryApi;
