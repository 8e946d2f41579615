import { randomBytes } from 'node:crypto';
import argon2, { type HashOptions } from 'argon2';
import pLimit from 'p-limit';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 20 ms a password. */
const COSTS = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} satisfies HashOptions;

/** Leaves one of the four threads that Node has for such work to everything else. */
const AT_ONCE = 3;

/** Hashes and checks passwords, a few at a time, so that many sign-ins at once cannot use up memory. */
export function createPasswords() {
  const limit = pLimit(AT_ONCE);
  const unusable = argon2.hash(randomBytes(32), COSTS);

  return {
    hash: (password: string): Promise<string> => limit(() => argon2.hash(password, COSTS)),
    /**
     * Compares the password with `hash`. Without a hash (no such user) the same work is done
     * and the answer is no, so that the time taken does not tell whether a name exists.
     */
    matches: (password: string, hash: string | undefined): Promise<boolean> =>
      limit(async () => {
        const matched = await argon2.verify(hash ?? (await unusable), password);
        return matched && hash !== undefined;
      }),
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
