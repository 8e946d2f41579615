import { API_KEY_PREFIX, exchangeApiKey } from '@slots/contracts/identity/api-keys';
import { HttpProblem, tooManyRequests } from '@slots/http-kit/http-problem.error';
import { type ServiceClient, ServiceRefused } from '@slots/service-client/service-client';
import { tokenHash } from '@slots/tokens/random-token';
import type { TokenVerifier } from '@slots/tokens/verifier';
import { LRUCache } from 'lru-cache';
import type { Session, SignedIn } from '../context/request-context.ts';
import type { Revocations } from './revocations.ts';
import { isAway, millisecondsLeft } from './session-resolver.ts';

/** A token with less left is not used any more, so that it does not run out between here and the service. */
const SPARE_MS = 1_000;
/** A key that identity does not know is not asked about again for this long. */
const REFUSED_MS = 5_000;
/** A session that ended before its exchange was answered, by a new role for instance, has a successor. */
const MAX_EXCHANGES = 2;

const KEY = new RegExp(`^bearer +(${API_KEY_PREFIX}.*)$`, 'i');

const KEY_REFUSED = new HttpProblem(
  401,
  'The API key is not valid: it is misspelt, has expired or was revoked.',
  { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } },
);
const TOO_MANY_KEYS = tooManyRequests(
  'Too many requests with unknown API keys. Please try again in a minute.',
  60,
);

/** The API key of an Authorization header; undefined when there is none. */
export function apiKeyIn(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : KEY.exec(authorization)?.[1];
}

/**
 * Exchanges API keys for tokens of sessions of theirs, and remembers those by the keys' hashes until they run out. What
 * ends a session, the key's revocation or a new role of its owner, is heard like that of any other; then the key is
 * exchanged again, which tells whether it still lives, and with which role.
 * @param mayAsk counts a key that is not known here
 */
export function createApiKeys({
  verifier,
  revocations,
  identity,
  mayAsk,
}: {
  readonly verifier: TokenVerifier;
  readonly revocations: Revocations;
  readonly identity: ServiceClient;
  readonly mayAsk: (address: string) => boolean;
}) {
  const exchanged = new LRUCache<string, SignedIn>({ max: 5_000 });
  const refused = new LRUCache<string, true>({ max: 5_000, ttl: REFUSED_MS });
  const exchanging = new Map<string, Promise<SignedIn>>();

  async function ask(hash: string, address: string): Promise<SignedIn> {
    try {
      const { token } = await identity.call(exchangeApiKey, { body: { hash, address } });
      const found: SignedIn = { kind: 'signed-in', token, claims: await verifier.verify(token) };
      exchanged.set(hash, found);
      return found;
    } catch (error) {
      if (!(error instanceof ServiceRefused)) throw error;
      refused.set(hash, true);
      throw KEY_REFUSED;
    }
  }

  function exchange(hash: string, address: string): Promise<SignedIn> {
    const running = exchanging.get(hash);
    if (running) return running;
    const question = ask(hash, address).finally(() => exchanging.delete(hash));
    exchanging.set(hash, question);
    return question;
  }

  async function holderOf(hash: string, address: string): Promise<SignedIn> {
    const known = exchanged.get(hash);
    if (known && millisecondsLeft(known.claims) > SPARE_MS) {
      if (await revocations.isLive(known.claims.sid)) return known;
    }
    exchanged.delete(hash);
    if (refused.has(hash)) throw KEY_REFUSED;
    if (!exchanging.has(hash) && !mayAsk(address)) throw TOO_MANY_KEYS;
    for (let tries = 0; tries < MAX_EXCHANGES; tries += 1) {
      const found = await exchange(hash, address);
      if (await revocations.isLive(found.claims.sid)) return found;
      exchanged.delete(hash);
    }
    throw KEY_REFUSED;
  }

  return {
    /** The holder of a key. @throws HttpProblem 401 for a key that is none or has ended, 429 after too many of those */
    async resolve(key: string, address: string): Promise<Session> {
      try {
        return await holderOf(tokenHash(key), address);
      } catch (error) {
        if (isAway(error)) return { kind: 'unknown' };
        throw error;
      }
    },
  };
}

export type ApiKeys = ReturnType<typeof createApiKeys>;
