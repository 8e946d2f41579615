import type { UnknownAction } from '@reduxjs/toolkit';
import { createUser, deleteUser, listUsers, updateUser } from '@slots/contracts/identity/users';
import { call } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { noRetries } from '../../api/retries.ts';

/** Delay before the list is read again after a change. */
const REFETCH_DELAY_MS = 300;

interface Lifecycle {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/** `onQueryStarted` of a change: refetches the list of users a moment after success. */
async function readListAgain(_call: unknown, { dispatch, queryFulfilled }: Lifecycle) {
  try {
    await queryFulfilled;
  } catch {
    return; // the caller gets the failure as the mutation's error
  }
  setTimeout(() => dispatch(portalApi.util.invalidateTags(['User'])), REFETCH_DELAY_MS);
}

/** Members of staff. */
const usersApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query({
      ...call(listUsers),
      extraOptions: noRetries,
      providesTags: ['User'],
    }),
    createUser: build.mutation({
      ...call(createUser),
      onQueryStarted: readListAgain,
    }),
    updateUser: build.mutation({
      ...call(updateUser),
      onQueryStarted: readListAgain,
      // The name may be one's own.
      invalidatesTags: (answer) => (answer ? ['Session'] : []),
    }),
    deleteUser: build.mutation({
      ...call(deleteUser),
      onQueryStarted: readListAgain,
    }),
  }),
});

export const {
  useUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
} = usersApi;
