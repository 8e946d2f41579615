import type { CredentialCipher } from '@slots/credential-cipher/credential-cipher';
import type { Logger } from '@slots/logger/logger';
import { generateSecret, generateURI, verify } from 'otplib';

/** A code is taken in its own half minute and the two beside it, since clocks differ. */
const STEP_SECONDS = 30;

const ownerOf = (userId: number) => `user:${userId}`;

/** Codes of authenticator apps (RFC 6238), whose secrets are encrypted at rest for one person each. */
export function createTotp({
  cipher,
  issuer,
  logger,
}: {
  cipher: CredentialCipher;
  /** As apps name the account. */
  issuer: string;
  logger: Logger;
}) {
  /** Undefined without its key: then no code is right, and a passkey or a recovery code has to do. */
  const opened = (stored: string, userId: number): string | undefined =>
    cipher.tryDecrypt(stored, ownerOf(userId), (err) =>
      logger.error({ err, userId }, 'the secret of an authenticator app cannot be read'),
    );

  return {
    /** A new secret: in plain text, encrypted, and as the address that apps read from a QR code. */
    begin({ _id, username }: { readonly _id: number; readonly username: string }) {
      const secret = generateSecret();
      return {
        secret,
        stored: cipher.encrypt(secret, ownerOf(_id)),
        address: generateURI({ issuer, label: username, secret }),
      };
    },
    /** The time step of a code that is right and later than `lastStep`; undefined: it is none. */
    async stepOf(
      code: string,
      stored: string,
      userId: number,
      lastStep: number | undefined,
    ): Promise<number | undefined> {
      const secret = opened(stored, userId);
      if (secret === undefined) return undefined;
      const result = await verify({
        secret,
        token: code,
        epochTolerance: STEP_SECONDS,
        ...(lastStep !== undefined && { afterTimeStep: lastStep }),
      });
      return result.valid && 'timeStep' in result ? result.timeStep : undefined;
    },
    /** Encrypted under the secret that counts now; undefined: it is already, or cannot be. */
    renewed(stored: string, userId: number): string | undefined {
      const secret = cipher.isCurrent(stored) ? undefined : opened(stored, userId);
      return secret === undefined ? undefined : cipher.encrypt(secret, ownerOf(userId));
    },
  };
}

export type Totp = ReturnType<typeof createTotp>;
