import { changePassword, WRONG_PASSWORD } from '@slots/contracts/identity/account';
import { badField } from '@slots/http-kit/http-problem.error';
import { createGuessCheck, type FailureLimit } from '../failure-limit.ts';
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
  const check = createGuessCheck(wrongPasswords, changePassword.messages[429]);
  return async ({ _id, passwordHash }, password) => {
    await check(String(_id), badField('currentPassword', WRONG_PASSWORD), () =>
      passwords.matches(password, passwordHash),
    );
  };
}
