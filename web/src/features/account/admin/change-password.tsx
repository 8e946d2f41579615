import { changePassword } from '@slots/contracts/identity/account';
import { PASSWORDS_DIFFER } from '@slots/contracts/identity/users';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { isProblem, messageOf } from '../../../api/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { boundTo } from '../../../ui/form-fields.ts';
import { InputField } from '../../../ui/input.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useChangePasswordMutation } from '../account.api.ts';

const FIELDS = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'password', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm New Password', autoComplete: 'new-password' },
] as const;

type PasswordForm = Record<(typeof FIELDS)[number]['name'], string>;

const EMPTY: PasswordForm = { currentPassword: '', password: '', confirmPassword: '' };

/** Form errors: the call's rules, and a differing confirmation beside all others. */
function faultsOf(form: PasswordForm): Partial<PasswordForm> {
  const issues = changePassword.body.safeParse(form).error?.issues ?? [];
  const entries = FIELDS.flatMap(({ name }) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue ? [[name, issue.message]] : [];
  });
  const differs = form.password !== form.confirmPassword;
  return { ...Object.fromEntries(entries), ...(differs && { confirmPassword: PASSWORDS_DIFFER }) };
}

/** Changes one's own password, which ends all one's other sessions. */
export function ChangePassword() {
  const [send] = useChangePasswordMutation();
  const { register, handleSubmit, formState, reset, setError } = useForm<PasswordForm>({
    defaultValues: EMPTY,
    resolver: (form) => {
      const faults = Object.entries(faultsOf(form));
      if (faults.length === 0) return { values: form, errors: {} };
      const errors = faults.map(([field, message]) => [field, { type: 'validate', message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { isSubmitting, isDirty } = formState;
  const field = boundTo({ register, formState });
  useUnsavedChanges(isDirty);

  async function save(body: PasswordForm): Promise<void> {
    const { error } = await send({ body });
    if (!error) {
      reset(EMPTY);
      toast.success('Password changed successfully.', {
        description: 'Your other sessions have been signed out.',
      });
      return;
    }
    failureToast(error, 'Failed to change password.');
    const named = (isProblem(error) ? error.errors : undefined) ?? [];
    for (const { name } of FIELDS) {
      const fault = named.find(({ path }) => path === name);
      if (fault)
        setError(name, { message: messageOf(error, fault.message) }, { shouldFocus: true });
    }
  }

  return (
    <TitledCard
      title="Change Password"
      about="At least 8 characters. Your other sessions are signed out."
    >
      <form
        noValidate
        className="flex max-w-md flex-col gap-5"
        onSubmit={(event) => void handleSubmit(save)(event)}
      >
        {FIELDS.map(({ name, label, autoComplete }) => (
          <InputField
            key={name}
            label={label}
            required
            {...field(name)}
            type="password"
            autoComplete={autoComplete}
          />
        ))}
        <Button type="submit" className="self-start" busy={isSubmitting}>
          Change Password
        </Button>
      </form>
    </TitledCard>
  );
}
