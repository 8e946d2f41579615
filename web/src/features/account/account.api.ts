import type {
  changePassword,
  endOwnSession,
  listOwnSessions,
} from '@slots/contracts/identity/account';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';
import { noRetries } from '../../api/retries.ts';

/** One's own password and sessions. */
const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<AnswerOf<typeof listOwnSessions>, void>({
      query: endpoint<typeof listOwnSessions>('GET', '/api/auth/sessions'),
      extraOptions: noRetries,
      providesTags: ['OwnSession'],
    }),
    endOwnSession: build.mutation<AnswerOf<typeof endOwnSession>, CallOf<typeof endOwnSession>>({
      query: endpoint<typeof endOwnSession>('DELETE', '/api/auth/sessions/:id'),
      invalidatesTags: ['OwnSession'],
    }),
    changePassword: build.mutation<AnswerOf<typeof changePassword>, CallOf<typeof changePassword>>({
      query: endpoint<typeof changePassword>('PUT', '/api/auth/password'),
      // All other sessions have ended.
      invalidatesTags: (answer) => (answer ? ['OwnSession'] : []),
    }),
  }),
});

export const { useOwnSessionsQuery, useEndOwnSessionMutation, useChangePasswordMutation } =
  accountApi;
