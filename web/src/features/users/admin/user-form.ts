import {
  createUser,
  PASSWORDS_DIFFER,
  samePasswords,
  USERNAME_TAKEN,
  type User,
  updateUser,
} from '@slots/contracts/identity/users';

export interface UserForm {
  readonly username: string;
  readonly role: User['role'];
  readonly password: string;
  readonly confirmPassword: string;
}

/** Errors by field, in words for the screen. */
type UserFaults = Partial<Record<keyof UserForm, string>>;

export const FIELDS: readonly (keyof UserForm)[] = [
  'username',
  'role',
  'password',
  'confirmPassword',
];

/** Assigns messages to their fields; the first of each counts. */
export function faultsByField(
  issues: readonly { readonly path: string; readonly message: string }[],
): UserFaults {
  const entries = FIELDS.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field);
    return issue ? [[field, issue.message] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The call's rules, and two that are reported beside all others. */
export function faultsOf(
  form: UserForm,
  { creating, others }: { readonly creating: boolean; readonly others: readonly User[] },
): UserFaults {
  const { error } = (creating ? createUser : updateUser).body.safeParse(form);
  const faults = faultsByField(
    (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
  );
  const name = form.username.trim().toLowerCase();
  const taken = others.some(({ username }) => username.toLowerCase() === name);
  return {
    ...faults,
    ...(creating && taken && { username: USERNAME_TAKEN }),
    ...(!samePasswords(form) && { confirmPassword: PASSWORDS_DIFFER }),
  };
}
