import { changePassword, WRONG_PASSWORD } from '@slots/contracts/identity/account';
import { badField, tooManyRequests } from '@slots/http-kit/http-problem.error';
import { createKeyedQueue } from '@slots/mongo/keyed-queue';
import type { FailureLimit } from '../failure-limit.ts';
import type { Passwords } from '../users/passwords.ts';
import type { User } from '../users/stored-user.ts';

/** Checks the signed-in user's password. @throws HttpProblem 400 for a wrong one, 429 after too many of those */
export type CheckOwnPassword = (user: User, password: string) => Promise<void>;

/** `wrongPasswords` counts by user: a stolen session must not serve to guess the password. */
export function createOwnPasswordCheck({
  passwords,
  wrongPasswords,
}: {
  passwords: Pick<Passwords, 'matches'>;
  wrongPasswords: FailureLimit;
}): CheckOwnPassword {
  /** Checks of one user, so that guesses sent in one burst are counted before the next is checked. */
  const queue = createKeyedQueue();

  return (user, password) => {
    const account = String(user._id);
    return queue(account, async () => {
      const { waitSeconds } = await wrongPasswords.standing(account);
      if (waitSeconds > 0) throw tooManyRequests(changePassword.messages[429], waitSeconds);
      if (!(await passwords.matches(password, user.passwordHash))) {
        await wrongPasswords.count(account);
        throw badField('currentPassword', WRONG_PASSWORD);
      }
      await wrongPasswords.forget(account);
    });
  };
}
