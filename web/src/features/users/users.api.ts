import type { UnknownAction } from '@reduxjs/toolkit';
import type {
  createUser,
  deleteUser,
  listUsers,
  updateUser,
} from '@slots/contracts/identity/users';
import { baseApi } from '../../api/base-api.ts';
import { type AnswerOf, type CallOf, endpoint } from '../../api/endpoint.ts';
import { noRetries } from '../../api/retries.ts';

/** How long after a change the list is read again. */
const REFETCH_DELAY_MS = 300;

interface Lifecycle {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/** `onQueryStarted` of a change: the list of users is read again a moment after it went well. */
async function readListAgain(_call: unknown, { dispatch, queryFulfilled }: Lifecycle) {
  try {
    await queryFulfilled;
  } catch {
    return; // the caller gets the failure as the mutation's error
  }
  setTimeout(() => dispatch(baseApi.util.invalidateTags(['User'])), REFETCH_DELAY_MS);
}

/** Members of staff. */
const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<AnswerOf<typeof listUsers>, void>({
      query: endpoint<typeof listUsers>('GET', '/api/users'),
      extraOptions: noRetries,
      providesTags: ['User'],
    }),
    createUser: build.mutation<AnswerOf<typeof createUser>, CallOf<typeof createUser>>({
      query: endpoint<typeof createUser>('POST', '/api/users'),
      onQueryStarted: readListAgain,
    }),
    updateUser: build.mutation<AnswerOf<typeof updateUser>, CallOf<typeof updateUser>>({
      query: endpoint<typeof updateUser>('PUT', '/api/users/:id'),
      onQueryStarted: readListAgain,
    }),
    deleteUser: build.mutation<AnswerOf<typeof deleteUser>, CallOf<typeof deleteUser>>({
      query: endpoint<typeof deleteUser>('DELETE', '/api/users/:id'),
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
