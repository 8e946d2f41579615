import { clientNetwork } from '@slots/contracts/client-network';
import type { Exchange } from '../exchange.ts';

/** Whose request it is, for counting: a signed-in user's, or a visitor's. */
export function clientKey({ session, address }: Pick<Exchange, 'session' | 'address'>): string {
  return session.kind === 'signed-in' ? `user ${session.claims.sub}` : clientNetwork(address);
}
