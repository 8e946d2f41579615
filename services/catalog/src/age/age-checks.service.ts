import { AGE_CHECK_OVER, AGE_NOT_PROVEN, beginAgeCheck } from '@slots/contracts/catalog/age-checks';
import { forbidden, gone, notFound } from '@slots/http-kit/http-problem.error';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { AgeProvider } from './age-provider.ts';

const CHECK_SECONDS = 15 * 60;
const PROOF_SECONDS = 24 * 60 * 60;
const CHECK = 'age-check';
const PROOF = 'age-proof';

const check = z.object({ returnTo: z.string() });

/**
 * Checks of visitors' ages. Nothing is stored: a check is what its signed state says, and a proof says
 * that somebody is of age and nothing more.
 */
export function createAgeChecksService({
  provider,
  secret,
}: {
  /** null: ages are not verified here. */
  provider: AgeProvider | null;
  secret: string;
}) {
  const signed = (claims: object, audience: string, expiresIn: number) =>
    jwt.sign(claims, secret, { algorithm: 'HS256', audience, expiresIn });

  /** The claims of a token of ours; undefined for any other, and for an expired one. */
  function read(token: string, audience: string): unknown {
    try {
      return jwt.verify(token, secret, { algorithms: ['HS256'], audience });
    } catch {
      return undefined;
    }
  }

  function asked(): AgeProvider {
    if (!provider) throw notFound(beginAgeCheck.messages[404]);
    return provider;
  }

  return {
    /** The address for the visitor. @throws HttpProblem 404 without a provider */
    begin: (returnTo: string): Promise<string> =>
      asked().begin({ state: signed({ returnTo }, CHECK, CHECK_SECONDS) }),

    /** @throws HttpProblem 403 for who is not of age, 404 without a provider, 410 for a check that ran out */
    async end(state: string, answer: Readonly<Record<string, string>>) {
      const from = asked();
      const begun = check.safeParse(read(state, CHECK));
      if (!begun.success) throw gone(AGE_CHECK_OVER);
      if (!(await from.isOfAge(answer))) throw forbidden(AGE_NOT_PROVEN);
      const { returnTo } = begun.data;
      return { proof: signed({}, PROOF, PROOF_SECONDS), expiresIn: PROOF_SECONDS, returnTo };
    },

    isProof: (token: string | undefined): boolean =>
      token !== undefined && read(token, PROOF) !== undefined,
  };
}

export type AgeChecksService = ReturnType<typeof createAgeChecksService>;
