import { clientNetwork } from '@slots/contracts/client-network';
import type { RequestContext } from './request-context.ts';

/** The client that a request counts for: an API key, a signed-in user, or a visitor's network. */
export function clientKey({
  session,
  address,
}: Pick<RequestContext, 'session' | 'address'>): string {
  if (session.kind !== 'signed-in') return clientNetwork(address);
  const { key, sub } = session.claims;
  return key ? `key ${key.id}` : `user ${sub}`;
}
