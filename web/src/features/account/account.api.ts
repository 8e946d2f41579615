import { changePassword, endOwnSession, listOwnSessions } from '@slots/contracts/identity/account';
import { call } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { readOnce } from '../../api/retries.ts';

/** One's own password and sessions. */
const accountApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query({ ...readOnce(listOwnSessions), providesTags: ['OwnSession'] }),
    endOwnSession: build.mutation({
      ...call(endOwnSession),
      invalidatesTags: ['OwnSession'],
    }),
    changePassword: build.mutation({
      ...call(changePassword),
      // All other sessions have ended.
      invalidatesTags: (answer) => (answer ? ['OwnSession'] : []),
    }),
  }),
});

export const { useOwnSessionsQuery, useEndOwnSessionMutation, useChangePasswordMutation } =
  accountApi;
