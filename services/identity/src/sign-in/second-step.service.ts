import { type SecondFactorProof, SIGN_IN_OVER } from '@slots/contracts/identity/second-factor';
import { conflict, HttpProblem } from '@slots/http-kit/http-problem.error';
import { methodOf, type Proofs } from '../second-factor/proofs.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { User } from '../users/stored-user.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { PendingSignIns } from './pending-sign-ins.repository.ts';
import type { SignedIn } from './sign-in.service.ts';
import type { From, SignInLog, SignInMethod } from './sign-in-log.ts';

const placeOf = (id: string) => `sign-in:${id}` as const;

/** The step of a sign-in after the password, for users who have a second factor or have to have one. */
export function createSecondStep({
  pendingSignIns,
  proofs,
  sessions,
  knownBrowsers,
  signInLog,
}: {
  pendingSignIns: PendingSignIns;
  proofs: Proofs;
  sessions: Pick<SessionsService, 'begin'>;
  knownBrowsers: Pick<KnownBrowsers, 'remember'>;
  signInLog: SignInLog;
}) {
  /**
   * Begins the session of a pending sign-in whose second factor has just been proved, of its user as read before that.
   * @throws HttpProblem 409
   */
  async function complete(
    id: string,
    user: User,
    from: From,
    method: SignInMethod,
  ): Promise<SignedIn> {
    if (!(await pendingSignIns.end(id))) throw conflict(SIGN_IN_OVER);
    const token = await sessions.begin(user, from, { provedAt: new Date() });
    if (token === undefined) throw conflict(SIGN_IN_OVER);
    await signInLog.signedIn(user, from, method);
    return { user, token, knownBrowser: knownBrowsers.remember(user) };
  }

  return {
    complete,
    /** @throws HttpProblem 409 */
    async challenge(value: string | undefined) {
      const { id, user } = await pendingSignIns.of(value);
      return proofs.challenge(user, placeOf(id));
    },
    /** @throws HttpProblem 400, 409 or 429 */
    async finish(value: string | undefined, proof: SecondFactorProof, from: From) {
      const { id, user } = await pendingSignIns.of(value);
      if (!user.secondFactor) throw conflict(SIGN_IN_OVER);
      const method = methodOf(proof);
      try {
        await proofs.check(user, proof, placeOf(id));
      } catch (error) {
        if (error instanceof HttpProblem && error.status === 400)
          await signInLog.failed(user, from, method);
        throw error;
      }
      return complete(id, user, from, method);
    },
  };
}

export type SecondStep = ReturnType<typeof createSecondStep>;
