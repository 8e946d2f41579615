import {
  createUser,
  deleteUser,
  listUsers,
  type User,
  updateUser,
} from '@slots/contracts/identity/users';
import { type CallLifecycle, onAnswer } from '../../api/call-lifecycle.ts';
import { call } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { readOnce } from '../../api/retries.ts';
import { sessionApi } from '../../api/session.api.ts';

/** Delay before the list is read again after a change. */
const REFETCH_DELAY_MS = 300;

/** Refetches the list of users, a moment after a change. */
function readListAgain({ dispatch }: Pick<CallLifecycle<unknown>, 'dispatch'>): void {
  setTimeout(() => dispatch(portalApi.util.invalidateTags(['User'])), REFETCH_DELAY_MS);
}

const afterSaving = onAnswer((user: User, _call: unknown, lifecycle) => {
  readListAgain(lifecycle);
  // The name may be one's own.
  lifecycle.dispatch(
    sessionApi.util.updateQueryData('session', undefined, (own) =>
      own?.id === user.id ? user : own,
    ),
  );
});

/** Members of staff. */
const usersApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query({ ...readOnce(listUsers), providesTags: ['User'] }),
    createUser: build.mutation({ ...call(createUser), onQueryStarted: afterSaving }),
    updateUser: build.mutation({ ...call(updateUser), onQueryStarted: afterSaving }),
    deleteUser: build.mutation({
      ...call(deleteUser),
      onQueryStarted: onAnswer((_answer: unknown, _call: unknown, lifecycle) =>
        readListAgain(lifecycle),
      ),
    }),
  }),
});

export const {
  useUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
} = usersApi;
