import { login, logout, type SessionUser } from '@slots/contracts/identity/auth';
import { baseApi } from './base-api.ts';
import { type CallLifecycle, onAnswer } from './call-lifecycle.ts';
import { call } from './endpoint.ts';
import { sessionApi } from './session.api.ts';

/** Signing in and signing out. */
const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(call(login)),
    /** After signing out, no data of the person stays. */
    logout: build.mutation({
      ...call(logout),
      onQueryStarted: onAnswer((_answer, _call, { dispatch }) => void startOver(dispatch, null)),
    }),
  }),
});

/** Clears all fetched data, and sets the session to this user. */
export async function startOver(
  dispatch: CallLifecycle<unknown>['dispatch'],
  user: SessionUser | null,
): Promise<void> {
  dispatch(baseApi.util.resetApiState());
  await dispatch(sessionApi.util.upsertQueryData('session', undefined, user));
}

export const { useLoginMutation, useLogoutMutation } = signInApi;
