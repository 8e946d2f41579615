import type { Contract } from '@slots/contracts/contract';
import { hasFreshProof, type Reader, roleAllows, staffOf, VISITOR } from '@slots/tokens/claims';
import { verifyServiceCredential } from '@slots/tokens/service-credential';
import { KeysUnavailable, type TokenCheck, TokenRefused } from '@slots/tokens/verifier';
import { forbidden, proofNeeded, unauthenticated, unavailable } from './http-problem.error.ts';

/** Decides who makes a call and whether the contract lets them. */
export type AccessCheck = (
  contract: Pick<Contract, 'access' | 'messages' | 'needsProof'>,
  authorization: string | undefined,
) => Promise<Reader>;

/**
 * The service's own check, after the gateway's: deny unless the contract's access allows it.
 * A token is read on open calls too, since staff see more there; a bad one makes a visitor of them.
 */
export function createAccessCheck({
  service,
  verifier,
  serviceSecret,
}: {
  service: string;
  verifier: TokenCheck;
  serviceSecret: string;
}): AccessCheck {
  async function signedIn(token: string): Promise<Reader> {
    try {
      return staffOf(await verifier.verify(token));
    } catch (error) {
      if (error instanceof TokenRefused) return VISITOR;
      if (error instanceof KeysUnavailable) {
        throw unavailable('Sign-ins cannot be checked at the moment.', error);
      }
      throw error;
    }
  }

  return async ({ access, messages, needsProof }, authorization) => {
    const credential = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
    if (access === 'internal') {
      if (!credential) throw unauthenticated('This call needs a service credential.');
      try {
        return {
          kind: 'service',
          name: verifyServiceCredential(credential, { to: service, secret: serviceSecret }),
        };
      } catch {
        throw unauthenticated('The service credential was refused.');
      }
    }
    const reader = credential ? await signedIn(credential) : VISITOR;
    if (access === 'any') return reader;
    if (reader.kind !== 'staff') throw unauthenticated(messages?.[401]);
    if (!roleAllows(access, reader.role)) throw forbidden();
    if (needsProof && !hasFreshProof(reader)) throw proofNeeded();
    return reader;
  };
}
