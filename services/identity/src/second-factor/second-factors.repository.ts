import { renewTexts } from '@slots/mongo/renew-texts';
import { type Model, trusted } from 'mongoose';
import type { StoredPasskey, User } from '../users/stored-user.ts';

/** Uses of second factors, which are no changes of the person: each counts once, also under concurrent attempts. */
export function createSecondFactorsRepository({ users }: { users: Model<User> }) {
  const UNTOLD = { timestamps: false } as const;

  return {
    /** False when this step or a later one was used, or there is another secret by now. */
    async useTotpStep(userId: number, secret: string, step: number): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        {
          _id: userId,
          'secondFactor.totp.secret': secret,
          'secondFactor.totp.lastStep': trusted({ $lt: step }),
        },
        { $set: { 'secondFactor.totp.lastStep': step } },
        UNTOLD,
      );
      return matchedCount === 1;
    },
    /** False when there is no such code: none, or used. */
    async useRecoveryCode(userId: number, hash: string): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        { _id: userId, 'secondFactor.recoveryCodes': hash },
        { $pull: { 'secondFactor.recoveryCodes': hash } },
        UNTOLD,
      );
      return matchedCount === 1;
    },
    /** False when the passkey was used in between, or is gone. */
    async usePasskey(userId: number, used: StoredPasskey, counter: number): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        {
          _id: userId,
          'secondFactor.passkeys': trusted({ $elemMatch: { id: used.id, counter: used.counter } }),
        },
        {
          $set: {
            'secondFactor.passkeys.$.counter': counter,
            'secondFactor.passkeys.$.lastUsedAt': new Date(),
          },
        },
        UNTOLD,
      );
      return matchedCount === 1;
    },
    /** After a change of the key: encrypts the secrets of apps again for which `renewed` gives a text. */
    renewSecrets: (
      renewed: (secret: string, userId: number) => string | undefined,
    ): Promise<void> => renewTexts(users, 'secondFactor.totp.secret', renewed),
  };
}

export type SecondFactorsRepository = ReturnType<typeof createSecondFactorsRepository>;
