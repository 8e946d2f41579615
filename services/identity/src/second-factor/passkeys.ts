import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { NewPasskey, PasskeyAnswer } from '@slots/contracts/identity/second-factor';
import type { StoredPasskey } from '../users/stored-user.ts';
import type { RelyingParty } from './relying-party.ts';

const TIMEOUT_MS = 5 * 60 * 1000;

/** An invalid passkey answer: of another site or challenge, of a copy, or forged. */
export class PasskeyRefused extends Error {
  constructor(cause: unknown) {
    super('A passkey was refused', { cause });
    this.name = 'PasskeyRefused';
  }
}

/** The person as authenticators store one: nothing of it tells who it is. */
const handleOf = (userId: number) =>
  new Uint8Array(createHash('sha256').update(`slots staff ${userId}`).digest());

async function refusing<T>(check: Promise<T>): Promise<T> {
  try {
    return await check;
  } catch (error) {
    throw new PasskeyRefused(error);
  }
}

const idsOf = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }));

/**
 * Passkeys of the site (WebAuthn). The password is the first factor, so an authenticator without user verification,
 * such as a key without a PIN, is accepted as the second. No attestation is requested: any maker is accepted.
 */
export function createPasskeys({ host, origins }: RelyingParty, siteName: string) {
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: host ?? '',
    requireUserVerification: false,
  });

  return {
    host,
    creation: (
      user: { readonly _id: number; readonly username: string },
      known: readonly StoredPasskey[],
    ): Promise<PublicKeyCredentialCreationOptionsJSON> =>
      generateRegistrationOptions({
        rpName: siteName,
        rpID: host ?? '',
        userID: handleOf(user._id),
        userName: user.username,
        timeout: TIMEOUT_MS,
        excludeCredentials: idsOf(known),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      }),

    /** @throws PasskeyRefused */
    async created(answer: NewPasskey, challenge: string) {
      const { verified, registrationInfo } = await refusing(
        verifyRegistrationResponse({
          ...expected(challenge),
          response: { ...answer, clientExtensionResults: {} },
        }),
      );
      if (!verified) throw new PasskeyRefused('not verified');
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
      };
    },

    request: (known: readonly StoredPasskey[]): Promise<PublicKeyCredentialRequestOptionsJSON> =>
      generateAuthenticationOptions({
        rpID: host ?? '',
        allowCredentials: idsOf(known),
        timeout: TIMEOUT_MS,
        userVerification: 'preferred',
      }),

    /** The answer's signature counter. @throws PasskeyRefused, also when it has not grown */
    async answered(
      answer: PasskeyAnswer,
      challenge: string,
      { id, publicKey, counter, transports }: StoredPasskey,
    ): Promise<number> {
      const { verified, authenticationInfo } = await refusing(
        verifyAuthenticationResponse({
          ...expected(challenge),
          response: { ...answer, clientExtensionResults: {} },
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
            counter,
            transports: [...transports],
          },
        }),
      );
      if (!verified) throw new PasskeyRefused('wrong signature');
      return authenticationInfo.newCounter;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
