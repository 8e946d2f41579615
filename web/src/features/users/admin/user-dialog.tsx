import type { User } from '@slots/contracts/identity/users';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { isProblem, messageOf } from '../../../api/problem.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { boundTo } from '../../../ui/form-fields.ts';
import { InputField } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { useCreateUserMutation, useUpdateUserMutation } from '../users.api.ts';
import { ROLES } from './roles.ts';
import { FIELDS, faultsByField, faultsOf, type UserForm } from './user-form.ts';

interface UserDialogProps {
  /** Undefined for a new user. */
  readonly user: User | undefined;
  readonly users: readonly User[];
  readonly onClose: () => void;
}

/** Adds a member of staff, or changes name, role and optionally password of one. */
export function UserDialog({ user, users, onClose }: UserDialogProps) {
  const creating = user === undefined;
  const current = users.find(({ id }) => id === user?.id) ?? user;
  const [create] = useCreateUserMutation();
  const [update] = useUpdateUserMutation();
  const [failure, setFailure] = useState<string>();
  const [withPassword, setWithPassword] = useState(creating);
  const { register, control, handleSubmit, formState, setError, setFocus } = useForm<UserForm>({
    values: {
      username: current?.username ?? '',
      role: current?.role ?? 'user',
      password: '',
      confirmPassword: '',
    },
    // A save sends every field: what is not edited here follows other people's changes.
    resetOptions: { keepDirtyValues: true },
    resolver: (form) => {
      const others = users.filter(({ id }) => id !== user?.id);
      const faults = Object.entries(faultsOf(form, { creating, others }));
      if (faults.length === 0) return { values: form, errors: {} };
      const errors = faults.map(([field, message]) => [field, { type: 'validate', message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const field = boundTo({ register, formState });

  const submit = handleSubmit(async ({ username, role, password, confirmPassword }) => {
    setFailure(undefined);
    // An empty password leaves the stored one.
    const passwords = password === '' ? {} : { password, confirmPassword };
    const { data, error } = user
      ? await update({ params: { id: user.id }, body: { username, role, ...passwords } })
      : await create({ body: { username, role, password, confirmPassword } });
    if (data) {
      toast.success(`User ${data.username} ${user ? 'updated' : 'created'} successfully.`);
      return onClose();
    }
    failureToast(error, user ? 'Failed to update user.' : 'Failed to create user.');
    setFailure(messageOf(error, 'Failed to save user. Please try again.'));
    const faults = faultsByField((isProblem(error) && error.errors) || []);
    for (const field of FIELDS) {
      const message = faults[field];
      if (message !== undefined) setError(field, { message });
    }
  });

  return (
    <FormDialog
      title={creating ? 'Add New User' : 'Edit User'}
      submitLabel={creating ? 'Add User' : 'Update User'}
      busy={isSubmitting}
      dirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <InputField
        label="Username"
        required
        {...field('username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LINE_LENGTH}
      />
      <Controller
        control={control}
        name="role"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label="Role"
            required
            error={errors.role?.message}
            options={ROLES}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
      {withPassword ? (
        <>
          <InputField
            label="Password"
            required={creating}
            hint={
              creating ? 'At least 8 characters.' : 'Leave it empty to keep the current password.'
            }
            {...field('password')}
            type="password"
            autoComplete="new-password"
          />
          <InputField
            label="Confirm Password"
            required={creating}
            {...field('confirmPassword')}
            type="password"
            autoComplete="new-password"
          />
        </>
      ) : (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            // Rendered synchronously: in a later frame the focus would interrupt typing.
            flushSync(() => setWithPassword(true));
            setFocus('password');
          }}
        >
          <KeyRound aria-hidden />
          Change Password
        </Button>
      )}
      {failure !== undefined && <Alert variant="danger">{failure}</Alert>}
    </FormDialog>
  );
}
