import type { User } from '@slots/contracts/identity/users';
import { toast } from 'sonner';
import { isProblem, messageOf } from '../../../api/problem.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { useCreateUserMutation, useUpdateUserMutation } from '../users.api.ts';
import { faultsByField, type UserFaults, type UserForm } from './user-form.ts';

type SaveOutcome =
  | { readonly saved: true }
  | { readonly saved: false; readonly message: string; readonly faults: UserFaults };

/** Creates a user, or changes this one; an empty password leaves the stored one. */
export function useSaveUser(user: User | undefined): (form: UserForm) => Promise<SaveOutcome> {
  const [create] = useCreateUserMutation();
  const [update] = useUpdateUserMutation();

  return async ({ username, role, password, confirmPassword }) => {
    const passwords = password === '' ? {} : { password, confirmPassword };
    const { data, error } = user
      ? await update({ params: { id: user.id }, body: { username, role, ...passwords } })
      : await create({ body: { username, role, password, confirmPassword } });
    if (data) {
      toast.success(`User ${data.username} ${user ? 'updated' : 'created'} successfully.`);
      return { saved: true };
    }
    failureToast(error, user ? 'Failed to update user.' : 'Failed to create user.');
    return {
      saved: false,
      message: messageOf(error, 'Failed to save user. Please try again.'),
      faults: faultsByField((isProblem(error) ? error.errors : undefined) ?? []),
    };
  };
}
