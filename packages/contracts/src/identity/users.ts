import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { defineEntity } from '../entity.ts';
import { byId, csvFile, id, messageOnly, SOMETHING_VISIBLE } from '../fields.ts';
import { role } from './auth.ts';

const USERNAME_TOO_SHORT = 'Username must be at least 3 characters';
export const PASSWORDS_DIFFER = 'Passwords do not match';
export const USERNAME_TAKEN = 'This username already exists';
const PASSWORD_REQUIRED = 'Password is required for new users';
export const USER_NOT_FOUND = 'User Not Found';
export const OWN_ROLE = 'You cannot change your own role';
export const OWN_DELETION = 'You cannot delete your own account';
export const LAST_SUPER_ADMIN = 'There must be at least one super administrator';

/** Control characters, and halves of characters that UTF-8 cannot store as they are. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** A new user name: 3 to 255 characters, outer blanks off. */
export const username = z
  .string(USERNAME_TOO_SHORT)
  .trim()
  .min(3, { error: USERNAME_TOO_SHORT, abort: true })
  .max(255, 'must be 255 characters or less')
  .refine((name) => !UNSTORABLE.test(name), {
    error: 'must not contain control characters',
    abort: true,
  })
  .regex(SOMETHING_VISIBLE, USERNAME_TOO_SHORT);

export const userEntity = defineEntity('user', {
  username: { read: z.string(), write: username, seenBy: 'staff', column: 'Username' },
  role: { read: role, write: role, seenBy: 'staff', column: 'Role' },
});

/** A member of staff in the list of users. */
export const user = z.object(userEntity.staffShape).omit({ createdAt: true, updatedAt: true });
export type User = z.infer<typeof user>;

const columns = Object.entries(userEntity.columns).filter(([field]) => field in user.shape);

/** A password that may be set, blanks included. Signing in takes any text, since an older rule may have been laxer. */
export const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(128, 'Password must be 128 characters or less')
  .refine((password) => !UNSTORABLE.test(password), 'must not contain control characters');

/** On the form of a known user an empty password stands for none. */
const optionalPassword = z
  .string('must be text')
  .transform((password) => (password === '' ? undefined : password))
  .pipe(newPassword.optional())
  .optional();

/**
 * The password typed a second time; whether it is the same is for `samePasswords`. It may be longer than a password, so
 * that one that is too long twice is refused for its length alone.
 */
export const confirmPassword = z.string('must be text').max(1_024, PASSWORDS_DIFFER).optional();

/** For a refinement: the confirmation equals the password, and an absent password needs none. */
export function samePasswords(form: {
  readonly password?: string | undefined;
  readonly confirmPassword?: string | undefined;
}): boolean {
  return (form.password ?? '') === (form.confirmPassword ?? '');
}

/** The issue of a confirmation that differs. */
export const passwordsDiffer = { path: ['confirmPassword'], error: PASSWORDS_DIFFER };

export const listUsers = defineContract({
  id: 'users.list',
  owner: 'identity',
  method: 'GET',
  path: '/api/users',
  access: 'super',
  summary: 'Lists all members of staff, by id.',
  responses: { 200: z.array(user) },
});

export const exportUsers = defineContract({
  id: 'users.export',
  owner: 'identity',
  method: 'GET',
  path: '/api/users.csv',
  access: 'super',
  summary: 'Exports all members of staff as a CSV file, by id unless sorted.',
  query: z.object({ sort: z.enum(['id', '-id', 'username', '-username']).optional() }),
  csv: { name: 'users', columns: Object.fromEntries(columns) },
  responses: { 200: csvFile },
});

const guarded = { owner: 'identity', access: 'super', peopleOnly: true, needsProof: true } as const;

export const createUser = defineContract({
  ...guarded,
  id: 'users.create',
  method: 'POST',
  path: '/api/users',
  summary: 'Creates a member of staff.',
  body: z
    .strictObject({
      username,
      password: z
        .string(PASSWORD_REQUIRED)
        .min(1, PASSWORD_REQUIRED)
        .pipe(newPassword)
        .meta({ minLength: 8, maxLength: 128 }),
      confirmPassword,
      role: role.default('user'),
    })
    .refine(samePasswords, passwordsDiffer),
  example: {
    username: 'ben',
    password: 'a long password',
    confirmPassword: 'a long password',
    role: 'admin',
  },
  responses: { 201: user },
  messages: { 409: USERNAME_TAKEN },
});

export const updateUser = defineContract({
  ...guarded,
  id: 'users.update',
  method: 'PUT',
  path: '/api/users/:id',
  summary:
    'Updates the name, role or password of a member of staff; omitted fields and an empty password leave the current values. A new role or password ends their sessions.',
  params: byId,
  body: z
    .strictObject({
      id: id.optional(),
      ...userEntity.changes,
      password: optionalPassword,
      confirmPassword,
    })
    .refine((form) => Object.keys(form).some((field) => field !== 'id'), {
      error: 'There is nothing to change.',
    })
    .refine(samePasswords, passwordsDiffer),
  example: { role: 'admin' },
  responses: { 200: user },
  messages: { 404: USER_NOT_FOUND, 409: USERNAME_TAKEN },
});

export const deleteUser = defineContract({
  ...guarded,
  id: 'users.delete',
  method: 'DELETE',
  path: '/api/users/:id',
  summary: 'Deletes a member of staff and ends their sessions.',
  params: byId,
  responses: { 200: messageOnly },
  messages: { 404: USER_NOT_FOUND, 409: LAST_SUPER_ADMIN },
});
