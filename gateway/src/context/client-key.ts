import { clientNetwork } from '@slots/contracts/client-network';
import type { RequestContext } from './request-context.ts';

/** Whose request it is, for counting: a signed-in user's, or a visitor's. */
export function clientKey({
  session,
  address,
}: Pick<RequestContext, 'session' | 'address'>): string {
  return session.kind === 'signed-in' ? `user ${session.claims.sub}` : clientNetwork(address);
}
