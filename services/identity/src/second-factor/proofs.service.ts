import type { SecondFactorMethod } from '@slots/contracts/identity/auth';
import {
  finishSignIn,
  PASSKEY_REFUSED,
  type PasskeyAnswer,
  type SecondFactorProof,
  SIGN_IN_OVER,
  WRONG_CODE,
} from '@slots/contracts/identity/second-factor';
import { badField, conflict } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import { createGuessCheck, type FailureLimit } from '../failure-limit.ts';
import type { SecondFactor, User } from '../users/stored-user.ts';
import { PasskeyRefused, type Passkeys } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import type { SecondFactorsRepository } from './second-factors.repository.ts';
import type { StartedKey, StartedProofs } from './started-proofs.repository.ts';
import type { Totp } from './totp.ts';

/** The methods by which this person can prove who they are, the one that is safest first. */
export function methodsOf(factor: SecondFactor | null | undefined): SecondFactorMethod[] {
  if (!factor) return [];
  return [
    ...(factor.passkeys.length > 0 ? ['passkey' as const] : []),
    ...(factor.totp ? ['totp' as const] : []),
    ...(factor.recoveryCodes.length > 0 ? ['recovery-code' as const] : []),
  ];
}

export type FactorMethod = 'passkey' | 'app code' | 'recovery code';

/** The kind of a proof, in words for the activity. */
export function methodOf({ code, passkey }: SecondFactorProof): FactorMethod {
  if (passkey) return 'passkey';
  return code === undefined ? 'recovery code' : 'app code';
}

/** Checks proofs of second factors. `wrongCodes` counts by user: a known password must not allow trying all codes. */
export function createProofs({
  factors,
  totp,
  passkeys,
  started,
  wrongCodes,
  logger,
}: {
  factors: SecondFactorsRepository;
  totp: Totp;
  passkeys: Passkeys;
  started: StartedProofs;
  wrongCodes: FailureLimit;
  logger: Logger;
}) {
  const checkGuess = createGuessCheck(wrongCodes, finishSignIn.messages[429]);

  async function isRightCode({ _id, secondFactor }: User, code: string): Promise<boolean> {
    const { secret, lastStep } = secondFactor?.totp ?? {};
    if (secret === undefined) return false;
    const step = await totp.stepOf(code, secret, _id, lastStep);
    return step !== undefined && factors.useTotpStep(_id, secret, step);
  }

  /**
   * What a code leads to. Failures are counted by account; those of passkeys are not, since a signature cannot be guessed.
   * @throws HttpProblem 400 that names the field, 429
   */
  const checkCode = <T>(
    account: string,
    field: 'code' | 'recoveryCode',
    find: () => Promise<T | undefined | false>,
  ): Promise<T> => checkGuess(account, badField(field, WRONG_CODE), find);

  async function checkPasskey(user: User, answer: PasskeyAnswer, place: StartedKey): Promise<void> {
    const challenge = await started.take(place);
    if (challenge === undefined) throw conflict(SIGN_IN_OVER);
    const used = user.secondFactor?.passkeys.find(({ id }) => id === answer.id);
    try {
      if (!used) throw new PasskeyRefused('not one of theirs');
      const counter = await passkeys.answered(answer, challenge, used);
      if (!(await factors.usePasskey(user._id, used, counter))) {
        throw new PasskeyRefused('used in between');
      }
    } catch (error) {
      if (!(error instanceof PasskeyRefused)) throw error;
      // Among others a counter that did not grow, as of a copied authenticator.
      logger.warn({ err: error, userId: user._id }, 'a passkey was refused');
      throw badField('passkey', PASSKEY_REFUSED);
    }
  }

  return {
    /** Challenge for a passkey of the user at this place. @throws HttpProblem 409 when they have none */
    async challenge(user: User, place: StartedKey) {
      const known = user.secondFactor?.passkeys ?? [];
      if (known.length === 0) throw conflict(SIGN_IN_OVER);
      const options = await passkeys.request(known);
      await started.put(place, options.challenge);
      return { options: { ...options } };
    },
    /** @throws HttpProblem 400 that names the field, 409 for a challenge that is over, 429 */
    async check(user: User, proof: SecondFactorProof, place: StartedKey): Promise<void> {
      const { code, recoveryCode, passkey } = proof;
      if (passkey) return checkPasskey(user, passkey, place);
      if (code !== undefined) {
        await checkCode(String(user._id), 'code', () => isRightCode(user, code));
        return;
      }
      const hash = recoveryCodeHash(recoveryCode ?? '');
      await checkCode(String(user._id), 'recoveryCode', () =>
        factors.useRecoveryCode(user._id, hash),
      );
    },
    checkCode,
  };
}

export type Proofs = ReturnType<typeof createProofs>;
