import { randomBytes } from 'node:crypto';
import type { Logger } from '@slots/logger/logger';
import { isDuplicateKey } from '@slots/mongo/connection';
import type { Passwords } from './passwords.ts';
import type { User } from './stored-user.ts';
import type { UsersRepository } from './users.repository.ts';

/**
 * Creates the first super administrator when there is no user at all. Two replicas that start side
 * by side make one: the unique index refuses the second.
 */
export async function createFirstAdmin(
  { username, password }: { username: string; password: string | undefined },
  { users, passwords, logger }: { users: UsersRepository; passwords: Passwords; logger: Logger },
): Promise<void> {
  if (await users.hasAny()) return;
  if (password === undefined) {
    logger.warn('there is no user yet: set ADMIN_PASSWORD to have the first one created');
    return;
  }
  try {
    await users.insert({
      username,
      role: 'super_admin',
      passwordHash: await passwords.hash(password),
    });
    logger.info({ username }, 'created the first super administrator');
  } catch (error) {
    if (!isDuplicateKey(error, 'usernameKey')) throw error;
  }
}

/**
 * Gives the first super administrator the password, or a new one. When there is none left, the user
 * of that name becomes one, and is created if need be. Second factors are removed, since they may have been lost.
 */
export async function resetFirstAdmin(
  { username, password }: { username: string; password: string | undefined },
  { users, passwords }: { users: UsersRepository; passwords: Passwords },
): Promise<{ user: User; password: string }> {
  const chosen = password ?? randomBytes(18).toString('base64url');
  const passwordHash = await passwords.hash(chosen);
  const known = (await users.firstSuperAdmin()) ?? (await users.byUsername(username));
  if (!known) {
    const user = await users.insert({ username, role: 'super_admin', passwordHash });
    return { user, password: chosen };
  }
  await users.change(known._id, { role: 'super_admin', passwordHash, secondFactor: null });
  return { user: known, password: chosen };
}
