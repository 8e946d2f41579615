import type { listActivity } from '@slots/contracts/gateway/activity';
import { listUsers } from '@slots/contracts/identity/users';
import type { AnswerOf } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { noRetries, readOnce } from '../../api/retries.ts';

export type ActivityPage = AnswerOf<typeof listActivity>;
export type ActivityEntry = ActivityPage['data'][number];

/** Filter of the list; empty fields do not narrow it. */
export interface ActivityFilter {
  readonly person: string;
  readonly kind: string;
  readonly record: string;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

const PAGE_SIZE = 50;

const activityApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Everything that staff did, newest first, page by page. */
    activity: build.infiniteQuery<ActivityPage, ActivityFilter, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      // Texts of the address: the server validates them.
      query: ({ queryArg, pageParam: before }) => ({
        method: 'GET',
        url: '/api/activity',
        shape: ['data', 'missing'],
        params: {
          limit: PAGE_SIZE,
          ...Object.fromEntries(
            Object.entries({ ...queryArg, before }).filter(([, value]) => value !== ''),
          ),
        },
      }),
      extraOptions: noRetries,
    }),
    /** People to filter the list by. */
    people: build.query({ ...readOnce(listUsers), providesTags: ['User'] }),
  }),
});

export const { useActivityInfiniteQuery, usePeopleQuery } = activityApi;
