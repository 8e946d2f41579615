import { AGE_CHECK_OVER } from '@slots/contracts/catalog/age-checks';
import { gone, unavailable } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { AGE_CHECK_PAGE, type AgeCheck, type AgeProvider } from './age-provider.ts';

/** Timeout per request to the provider; a check makes at most four, within the time of its call. */
const TIMEOUT_SECONDS = 4;
/** Interval at which the provider's endpoints and keys are discovered anew. */
const DISCOVERED_MS = 60 * 60 * 1_000;

/** Failures of a provider that is there, and that has not confirmed this check. */
const PROVES_NOTHING: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);
/** Error codes of a temporarily unavailable provider (RFC 6749, section 4.1.2.1). */
const MAY_PASS: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);

/**
 * A provider of OpenID Connect: the authorization code flow with PKCE, state and nonce. Of all that it says only
 * whether the claim is true goes further; neither its tokens nor its errors, which may name the person, are kept
 * or logged.
 */
export function createOpenidAgeProvider({
  issuer,
  clientId,
  clientSecret,
  claim,
  scope,
  publicOrigin,
  logger,
}: {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name of the claim that has to be true. */
  claim: string;
  scope: string;
  publicOrigin: string;
  logger: Logger;
}): AgeProvider {
  const redirectUri = `${publicOrigin}${AGE_CHECK_PAGE}`;
  const basic = openid.ClientSecretBasic(clientSecret);
  const post = openid.ClientSecretPost(clientSecret);
  const authenticate: openid.ClientAuth = (server, ...call) => {
    const { token_endpoint_auth_methods_supported: methods } = server;
    // Every server supports the first, the default where none is named.
    const first = methods === undefined || methods.includes('client_secret_basic');
    return (first ? basic : post)(server, ...call);
  };
  const discovered = new LRUCache<string, openid.Configuration>({
    max: 1,
    ttl: DISCOVERED_MS,
    allowStaleOnFetchRejection: true,
    fetchMethod: () =>
      openid.discovery(new URL(issuer), clientId, undefined, authenticate, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          openid.enableNonRepudiationChecks,
          ...(new URL(issuer).protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      }),
  });

  function away(error: unknown) {
    const said = error instanceof openid.ResponseBodyError ? error.error : undefined;
    logger.error({ code: codeOf(error), said }, 'the provider of age checks cannot be asked');
    return unavailable('The provider of age checks cannot be reached at the moment.');
  }

  async function configuration(): Promise<openid.Configuration> {
    try {
      return await discovered.forceFetch(issuer);
    } catch (error) {
      throw away(error);
    }
  }

  async function isClaimTrue(
    config: openid.Configuration,
    answer: Readonly<Record<string, string>>,
    { state, secretFor }: AgeCheck,
  ): Promise<boolean> {
    const back = new URL(redirectUri);
    back.search = String(new URLSearchParams({ ...answer, state }));
    const tokens = await openid.authorizationCodeGrant(config, back, {
      expectedState: state,
      expectedNonce: secretFor('nonce'),
      pkceCodeVerifier: secretFor('verifier'),
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) return false;
    if (claims[claim] !== undefined || !config.serverMetadata().userinfo_endpoint) {
      return claims[claim] === true;
    }
    const person = await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
    return person[claim] === true;
  }

  return {
    isForOneBrowser: true,
    async begin({ state, secretFor }) {
      const config = await configuration();
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce: secretFor('nonce'),
        code_challenge: await openid.calculatePKCECodeChallenge(secretFor('verifier')),
        code_challenge_method: 'S256',
        ...(config.serverMetadata().claims_parameter_supported === true && {
          claims: JSON.stringify({ id_token: { [claim]: { essential: true } } }),
        }),
      });
      return url.href;
    },

    async isOfAge(answer, check) {
      const config = await configuration();
      try {
        return await isClaimTrue(config, answer, check);
      } catch (error) {
        if (error instanceof openid.AuthorizationResponseError && !MAY_PASS.has(error.error)) {
          return false;
        }
        if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') {
          throw gone(AGE_CHECK_OVER);
        }
        if (!PROVES_NOTHING.has(codeOf(error))) throw away(error);
        logger.warn({ code: codeOf(error) }, 'an answer of the provider of age checks was refused');
        return false;
      }
    },
  };
}

/** The code of an error, or of what caused it. Not its text: that may hold what a visitor or the provider sent. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : 'unknown';
}
