import { clientNetwork } from '@slots/contracts/client-network';
import type { RequestContext } from './request-context.ts';

/** The client that a request counts for: a signed-in user, or a visitor's network. */
export function clientKey({
  session,
  address,
}: Pick<RequestContext, 'session' | 'address'>): string {
  return session.kind === 'signed-in' ? `user ${session.claims.sub}` : clientNetwork(address);
}
