import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { AGE_CHECK_OVER, AGE_NOT_PROVEN, beginAgeCheck } from '@slots/contracts/catalog/age-checks';
import { forbidden, gone, notFound } from '@slots/http-kit/http-problem.error';
import { COOKIE_SECONDS } from '@slots/tokens/cookies';
import { EncryptJWT, jwtDecrypt } from 'jose';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { AgeCheck, AgeProvider } from './age-provider.ts';

const PROOF_SECONDS = 24 * 60 * 60;
const CHECK = 'age-check';
const PROOF = 'age-proof';
const KEY_MANAGEMENT = 'dir';
const ENCRYPTION = 'A256GCM';

/** A value of the cookie: 32 random bytes. */
const BROWSER = /^[\w-]{43}$/;
const check = z.object({ returnTo: z.string(), browser: z.string().regex(BROWSER) });

/**
 * Checks of visitors' ages. Nothing is stored: a check is what its state says, and a proof says that a visitor is
 * of age and nothing more. The state is encrypted, since the provider, who knows the person, must not learn
 * which page they come from; a cookie ties it to the browser that began the check.
 */
export function createAgeChecksService({
  provider,
  secret,
}: {
  /** null: ages are not verified here. */
  provider: AgeProvider | null;
  secret: string;
}) {
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
  const stateKey = keyFor('catalog states of age checks');
  const checkKey = keyFor('catalog secrets of age checks');

  const sealed = (begun: z.output<typeof check>): Promise<string> =>
    new EncryptJWT(begun)
      .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION })
      .setAudience(CHECK)
      .setExpirationTime(`${COOKIE_SECONDS[CHECK]} seconds`)
      .encrypt(stateKey);

  /** A state of ours, opened; undefined for any other, and for an expired one. */
  async function opened(state: string) {
    try {
      const { payload } = await jwtDecrypt(state, stateKey, {
        audience: CHECK,
        keyManagementAlgorithms: [KEY_MANAGEMENT],
        contentEncryptionAlgorithms: [ENCRYPTION],
        requiredClaims: ['exp'],
      });
      return check.parse(payload);
    } catch {
      return undefined;
    }
  }

  const onItsWay = (state: string): AgeCheck => ({
    state,
    secretFor: (purpose) =>
      createHmac('sha256', checkKey).update(`${purpose}.${state}`).digest('base64url'),
  });

  function asked(): AgeProvider {
    if (!provider) throw notFound(beginAgeCheck.messages[404]);
    return provider;
  }

  return {
    /**
     * The address for the visitor, and what their browser is recognised by.
     * @param known that of a check that was begun before: one in another tab stays good
     * @throws HttpProblem 404 without a provider, 503 when it cannot be asked
     */
    async begin(returnTo: string, known: string | undefined) {
      const from = asked();
      const browser =
        known !== undefined && BROWSER.test(known) ? known : randomBytes(32).toString('base64url');
      const url = await from.begin(onItsWay(await sealed({ returnTo, browser })));
      return { url, browser };
    },

    /**
     * @throws HttpProblem 403 for visitors who are not of age, 404 without a provider, 410 for a check that expired or
     * was begun in another browser, 503 when the provider cannot be asked
     */
    async end({
      state,
      answer,
      browser,
    }: {
      state: string;
      answer: Readonly<Record<string, string>>;
      browser: string | undefined;
    }) {
      const from = asked();
      const begun = await opened(state);
      if (!begun) throw gone(AGE_CHECK_OVER);
      if (from.isForOneBrowser && begun.browser !== browser) throw gone(AGE_CHECK_OVER);
      if (!(await from.isOfAge(answer, onItsWay(state)))) throw forbidden(AGE_NOT_PROVEN);
      const proof = jwt.sign({}, secret, {
        algorithm: 'HS256',
        audience: PROOF,
        expiresIn: PROOF_SECONDS,
      });
      return { proof, expiresIn: PROOF_SECONDS, returnTo: begun.returnTo };
    },

    isProof(token: string | undefined): boolean {
      if (token === undefined) return false;
      try {
        jwt.verify(token, secret, { algorithms: ['HS256'], audience: PROOF });
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type AgeChecksService = ReturnType<typeof createAgeChecksService>;
