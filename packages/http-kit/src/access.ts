import type { Contract } from '@slots/contracts/contract';
import { rightFor } from '@slots/contracts/key-rights';
import {
  hasFreshProof,
  KEY_REFUSED,
  keyAllows,
  type Reader,
  roleAllows,
  staffOf,
  type TokenClaims,
  VISITOR,
} from '@slots/tokens/claims';
import { verifyServiceCredential } from '@slots/tokens/service-credential';
import { KeysUnavailable, type TokenCheck, TokenRefused } from '@slots/tokens/verifier';
import { forbidden, proofNeeded, unauthenticated, unavailable } from './http-problem.error.ts';

/** Decides who makes a call and whether the contract lets them. */
export type AccessCheck = (
  contract: Pick<
    Contract,
    'access' | 'messages' | 'needsProof' | 'owner' | 'method' | 'writes' | 'peopleOnly'
  >,
  authorization: string | undefined,
) => Promise<Reader>;

/**
 * The service's own check, after the gateway's: deny unless the contract's access allows it.
 * A token is read on open calls too, since staff see more there; a bad one makes a visitor of them.
 */
export function createAccessCheck({
  service,
  verifier,
  serviceSecrets: secrets,
}: {
  service: string;
  verifier: TokenCheck;
  serviceSecrets: readonly string[];
}): AccessCheck {
  /** Undefined: the token is no valid one. */
  async function signedIn(token: string): Promise<TokenClaims | undefined> {
    try {
      return await verifier.verify(token);
    } catch (error) {
      if (error instanceof TokenRefused) return undefined;
      if (error instanceof KeysUnavailable) {
        throw unavailable('Sign-ins cannot be checked at the moment.', error);
      }
      throw error;
    }
  }

  return async (contract, authorization) => {
    const { access, messages, needsProof, peopleOnly } = contract;
    const credential = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
    if (access === 'internal') {
      if (!credential) throw unauthenticated('This call needs a service credential.');
      try {
        return {
          kind: 'service',
          name: verifyServiceCredential(credential, { to: service, secrets }),
        };
      } catch {
        throw unauthenticated('The service credential was refused.');
      }
    }
    const claims = credential ? await signedIn(credential) : undefined;
    const keyMay = !claims || keyAllows(claims, rightFor(contract));
    if (!keyMay && (access !== 'any' || peopleOnly)) throw forbidden(KEY_REFUSED);
    if (access === 'any') return claims && keyMay ? staffOf(claims) : VISITOR;
    if (!claims) throw unauthenticated(messages?.[401]);
    if (!roleAllows(access, claims.role)) throw forbidden();
    const reader = staffOf(claims);
    if (needsProof && !hasFreshProof(reader)) throw proofNeeded();
    return reader;
  };
}
