import { z } from 'zod';

/** A user name as it may be given to a user: at least 3 characters, outer blanks off. */
export const username = z
  .string()
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(255, 'must be 255 characters or less');

/** A password that may be set. Signing in takes any text, since an older rule may have been laxer. */
export const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(128, 'Password must be 128 characters or less');

/** What user names are compared by: 'Ann ' and 'ANN' are the same name. */
export function usernameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
