import { renewSession } from '@slots/contracts/identity/auth';
import type { Logger } from '@slots/logger/logger';
import {
  type ServiceClient,
  ServiceRefused,
  ServiceUnavailable,
} from '@slots/service-client/service-client';
import type { TokenClaims } from '@slots/tokens/claims';
import { KeysUnavailable, TokenRefused, type TokenVerifier } from '@slots/tokens/verifier';
import { LRUCache } from 'lru-cache';
import type { Session, SignedIn } from '../context/request-context.ts';
import type { Revocations } from './revocations.ts';

/** A token with less left is renewed already, so that it does not run out between here and the service. */
const RENEW_BEFORE_MS = 10_000;
/** Requests that still carry the old token get the outcome of its renewal for this long. */
const RENEWAL_KEPT_MS = 30_000;
const MAX_TOKEN_LENGTH = 4_096;

export interface ResolvedSession {
  readonly session: Session;
  /** A fresh token for the session, to be set as its cookie. */
  readonly renewedToken?: string;
}

type Renewal = SignedIn | 'ended';

const VISITOR: ResolvedSession = { session: { kind: 'visitor' } };
const UNKNOWN: ResolvedSession = { session: { kind: 'unknown' } };

/**
 * Resolves session tokens. A verification is remembered by the verifier; an expired token
 * is renewed through identity, once for all requests that carry it. While identity cannot be asked
 * what has to be asked, the session is 'unknown'.
 */
export function createSessionResolver(options: {
  readonly verifier: TokenVerifier;
  readonly revocations: Revocations;
  readonly identity: ServiceClient;
  readonly logger: Logger;
}) {
  const { verifier, revocations, identity, logger } = options;
  const renewals = new LRUCache<string, Renewal>({ max: 5_000, ttl: RENEWAL_KEPT_MS });
  const renewing = new Map<string, Promise<Renewal>>();

  /** The session of a valid token, unless it was revoked. */
  function unlessRevoked(resolved: ResolvedSession & { readonly session: SignedIn }) {
    const live = revocations.isLive(resolved.session.claims.sid);
    if (typeof live === 'boolean') return live ? resolved : VISITOR;
    return live.then((lives) => (lives ? resolved : VISITOR));
  }

  const renewed = (session: SignedIn) => unlessRevoked({ session, renewedToken: session.token });

  async function askForRenewal(expired: string, address: string): Promise<Renewal> {
    try {
      const body = { token: expired, address };
      const { token } = await identity.call(renewSession, { body });
      return { kind: 'signed-in', token, claims: await verifier.verify(token) };
    } catch (error) {
      if (error instanceof TokenRefused) {
        logger.error({ err: error }, 'identity renewed a session with a token that is not valid');
      } else if (!(error instanceof ServiceRefused)) {
        throw error;
      }
      return 'ended';
    }
  }

  async function renew(token: string, address: string): Promise<Renewal> {
    const known = renewals.get(token) ?? renewing.get(token);
    if (known) return known;
    const renewal = askForRenewal(token, address).finally(() => renewing.delete(token));
    renewing.set(token, renewal);
    const outcome = await renewal;
    renewals.set(token, outcome);
    return outcome;
  }

  /** A token that is about to expire: with its renewal, or as it is while none is available. */
  async function renewEarly(session: SignedIn, address: string): Promise<ResolvedSession> {
    try {
      const renewal = await renew(session.token, address);
      if (renewal !== 'ended') return renewed(renewal);
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    return unlessRevoked({ session });
  }

  async function renewExpired(token: string, address: string): Promise<ResolvedSession> {
    const renewal = await renew(token, address);
    return renewal === 'ended' ? VISITOR : renewed(renewal);
  }

  async function resolveSlowly(token: string, address: string): Promise<ResolvedSession> {
    let claims: TokenClaims;
    try {
      claims = await verifier.verify(token);
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
      return error.expired ? renewExpired(token, address) : VISITOR;
    }
    const session: SignedIn = { kind: 'signed-in', token, claims };
    if (millisecondsLeft(claims) > RENEW_BEFORE_MS) return unlessRevoked({ session });
    return renewEarly(session, address);
  }

  function resolveNow(token: string, address: string): ResolvedSession | Promise<ResolvedSession> {
    const claims = verifier.known(token);
    return claims && millisecondsLeft(claims) > RENEW_BEFORE_MS
      ? unlessRevoked({ session: { kind: 'signed-in', token, claims } })
      : resolveSlowly(token, address);
  }

  return {
    /** Finds the holder of a token, at once when it was seen before and revocations are heard. */
    resolve(token: string, address: string): ResolvedSession | Promise<ResolvedSession> {
      if (token.length > MAX_TOKEN_LENGTH) return VISITOR;
      const resolved = resolveNow(token, address);
      return resolved instanceof Promise ? resolved.catch(unknownIfAway) : resolved;
    },
  };
}

export type SessionResolver = ReturnType<typeof createSessionResolver>;

function unknownIfAway(error: unknown): ResolvedSession {
  if (isAway(error)) return UNKNOWN;
  throw error;
}

export function millisecondsLeft(claims: TokenClaims): number {
  return claims.exp * 1_000 - Date.now();
}

/** True when identity could not be asked, as opposed to having said no. */
export function isAway(error: unknown): boolean {
  return error instanceof ServiceUnavailable || error instanceof KeysUnavailable;
}
