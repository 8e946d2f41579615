import { login, logout, type SessionUser, session } from '@slots/contracts/identity/auth';
import { baseApi } from './base-api.ts';
import type { CallLifecycle } from './call-lifecycle.ts';
import { call, endpoint } from './endpoint.ts';
import { isProblem } from './problem.ts';

const sessionCall = endpoint(session)();

/** An unreachable or failing gateway is retried once; a refusal is an answer. */
function oneRetry(error: unknown, attempt: number): boolean {
  return attempt <= 1 && isProblem(error) && (error.status === 0 || error.status >= 500);
}

/** The session, signing in and signing out; shared by the site and the portal. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when no user is signed in: that is an answer here, not a failure. */
    session: build.query<SessionUser | null, void>({
      query: () => ({
        ...sessionCall,
        // Otherwise visitors' browsers would log a 401 on every page.
        headers: { Prefer: 'handling=lenient' },
        validateStatus: ({ ok, status }) => ok || status === 401,
        responseHandler: async (response) =>
          [204, 401].includes(response.status) ? null : response.json(),
      }),
      extraOptions: { retryCondition: (error, _args, { attempt }) => oneRetry(error, attempt) },
      // Only a session can end: an anonymous one is not watched (session-watch.ts).
      providesTags: (user) => (user ? ['Session'] : []),
    }),
    login: build.mutation({
      ...call(login),
    }),
    /** After signing out, no data of the person stays. */
    logout: build.mutation({
      ...call(logout),
      onQueryStarted: async (_call, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          return; // the caller gets the failure as the mutation's error
        }
        await startOver(dispatch, null);
      },
    }),
  }),
});

/** Forgets all that was fetched, and takes this for the session. */
export async function startOver(
  dispatch: CallLifecycle<unknown>['dispatch'],
  user: SessionUser | null,
): Promise<void> {
  dispatch(baseApi.util.resetApiState());
  await dispatch(sessionApi.util.upsertQueryData('session', undefined, user));
}

export const { useLoginMutation, useLogoutMutation } = sessionApi;
