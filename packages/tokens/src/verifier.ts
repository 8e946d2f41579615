import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AUDIENCE, ISSUER, TOKEN_ALGORITHM, type TokenClaims, tokenClaims } from './claims.ts';

/** Identity's published keys: GET /internal/jwks. */
export const jwks = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
      alg: z.literal(TOKEN_ALGORITHM),
      use: z.literal('sig'),
    }),
  ),
});
export type Jwks = z.infer<typeof jwks>;

/** The token is no valid session token: forged, expired, or of another system. */
export class TokenRefused extends Error {
  readonly expired: boolean;
  constructor(message: string, { expired = false }: { expired?: boolean } = {}) {
    super(message);
    this.name = 'TokenRefused';
    this.expired = expired;
  }
}

/** The keys that tokens are checked with could not be had. */
export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('The keys of the identity service cannot be reached', { cause });
    this.name = 'KeysUnavailable';
  }
}

/** Verifies the tokens of callers. */
export interface TokenCheck {
  /** @throws TokenRefused or KeysUnavailable */
  verify(token: string): Promise<TokenClaims>;
}

export interface TokenVerifier extends TokenCheck {
  /** The claims of a token that was verified before, as long as it is good. */
  known(token: string): TokenClaims | undefined;
}

function keyIdOf(token: string): string {
  try {
    const kid = jwt.decode(token, { complete: true })?.header.kid;
    if (typeof kid === 'string') return kid;
  } catch {
    // A token without JSON inside is none of ours.
  }
  throw new TokenRefused('The token cannot be read');
}

/**
 * The claims of a token signed with one of the keys that `keyOf` knows by key id.
 * `ignoreExpiry` is for identity alone, which renews the expired tokens of living sessions.
 * @throws TokenRefused, or what `keyOf` throws
 */
export async function verifyToken(
  token: string,
  keyOf: (kid: string) => Promise<KeyObject | undefined>,
  { ignoreExpiry = false }: { ignoreExpiry?: boolean } = {},
): Promise<TokenClaims> {
  const key = await keyOf(keyIdOf(token));
  if (!key) throw new TokenRefused('The token is signed with an unknown key');
  try {
    return tokenClaims.parse(
      jwt.verify(token, key, {
        algorithms: [TOKEN_ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        ignoreExpiration: ignoreExpiry,
      }),
    );
  } catch (error) {
    throw new TokenRefused('The token is not valid', {
      expired: error instanceof jwt.TokenExpiredError,
    });
  }
}

/** Verified tokens that are remembered, the last used ones. */
const TOKENS_KEPT = 5_000;
const REFETCH_AFTER_MS = 5_000;
const KEYS_MAX_AGE_MS = 10 * 60_000;
const FETCH_TIMEOUT_MS = 3_000;

/**
 * Verifies session tokens against the keys that identity publishes. A signature is checked once for a
 * token, which is then known until it expires, or its key is no longer published. Keys are kept for ten minutes,
 * longer while identity is away; once there are keys they are asked for again at most every five seconds, whether
 * that failed or not, so that made-up ids cannot turn into load on identity.
 */
export function createTokenVerifier({ identityUrl }: { identityUrl: string }): TokenVerifier {
  let keys = new Map<string, KeyObject>();
  let fetchedAt = 0;
  let failed: { readonly at: number; readonly error: KeysUnavailable } | undefined;
  let pending: Promise<void> | undefined;

  async function fetchKeys(): Promise<void> {
    try {
      const answer = await fetch(`${identityUrl}/internal/jwks`, {
        signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const published = jwks.parse(await answer.json());
      keys = new Map(
        published.keys.map((key) => [
          key.kid,
          createPublicKey({ key: key satisfies JsonWebKey, format: 'jwk' }),
        ]),
      );
      fetchedAt = Date.now();
      failed = undefined;
    } catch (cause) {
      const error = new KeysUnavailable(cause);
      failed = { at: Date.now(), error };
      throw error;
    }
  }

  function refresh(): Promise<void> {
    // Without any key no token can be judged: then nobody waits for longer than identity is away.
    if (keys.size > 0 && failed && Date.now() - failed.at <= REFETCH_AFTER_MS) {
      return Promise.reject(failed.error);
    }
    pending ??= fetchKeys().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  function knownKey(kid: string): KeyObject | undefined {
    const key = keys.get(kid);
    // The known key will do while identity is away; the next token tries again.
    if (key && Date.now() - fetchedAt > KEYS_MAX_AGE_MS) refresh().catch(() => undefined);
    return key;
  }

  async function keyOf(kid: string): Promise<KeyObject | undefined> {
    const key = knownKey(kid);
    if (key) return key;
    if (Date.now() - fetchedAt > REFETCH_AFTER_MS) await refresh();
    return keys.get(kid);
  }

  const verified = new LRUCache<string, { readonly claims: TokenClaims; readonly kid: string }>({
    max: TOKENS_KEPT,
  });

  function known(token: string): TokenClaims | undefined {
    const found = verified.get(token);
    if (!found || found.claims.exp * 1_000 <= Date.now()) return undefined;
    return knownKey(found.kid) && found.claims;
  }

  async function verify(token: string): Promise<TokenClaims> {
    const before = known(token);
    if (before) return before;
    const claims = await verifyToken(token, keyOf);
    verified.set(token, { claims, kid: keyIdOf(token) });
    return claims;
  }

  return { known, verify };
}
