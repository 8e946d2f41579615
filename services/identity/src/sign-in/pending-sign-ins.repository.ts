import { SIGN_IN_OVER } from '@slots/contracts/identity/second-factor';
import { conflict } from '@slots/http-kit/http-problem.error';
import { recordModel } from '@slots/mongo/record-model';
import { COOKIE_SECONDS } from '@slots/tokens/cookies';
import { randomToken, tokenHash } from '@slots/tokens/random-token';
import { type Connection, trusted } from 'mongoose';
import { z } from 'zod';
import type { User } from '../users/stored-user.ts';
import type { UsersRepository } from '../users/users.repository.ts';

const pendingSignIn = z.object({
  /** A hash of what the browser holds: reading the database does not allow completing a sign-in. */
  _id: z.string(),
  userId: z.int(),
  /** As it was when the password was right. */
  passwordHash: z.string(),
  expiresAt: z.date(),
});
type PendingRecord = z.output<typeof pendingSignIn>;

/**
 * Sign-ins between the password and the second step. They are no sessions: nothing but the second step, or setting
 * one up, can be done with one.
 */
export function createPendingSignIns({
  connection,
  users,
}: {
  connection: Connection;
  users: Pick<UsersRepository, 'byId'>;
}) {
  const pending = recordModel(connection, 'PendingSignIn', pendingSignIn, 'pending_sign_ins', [
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ]);

  return {
    createIndexes: (): Promise<void> => pending.createIndexes(),
    /** Gives what the browser has to show at the second step. */
    async begin({ _id: userId, passwordHash }: User): Promise<string> {
      const value = randomToken();
      const expiresAt = new Date(Date.now() + COOKIE_SECONDS['sign-in'] * 1_000);
      await pending.create({ _id: tokenHash(value), userId, passwordHash, expiresAt });
      return value;
    },
    /** The browser's sign-in; over as soon as the person has another password. @throws HttpProblem 409 */
    async of(value: string | undefined) {
      const found =
        value === undefined
          ? null
          : await pending
              .findOne({ _id: tokenHash(value), expiresAt: trusted({ $gt: new Date() }) })
              .lean<PendingRecord | null>();
      const user = found && (await users.byId(found.userId));
      if (!user || user.passwordHash !== found.passwordHash) throw conflict(SIGN_IN_OVER);
      return { id: found._id, user };
    },
    /** Ends it; of two concurrent calls one returns false. */
    async end(id: string): Promise<boolean> {
      return (await pending.deleteOne({ _id: id })).deletedCount === 1;
    },
  };
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;
