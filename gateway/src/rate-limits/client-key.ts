import type { Exchange } from '../exchange.ts';

/** Groups of an IPv6 address that name a network: whoever has one address has all 2^64 of them. */
const NETWORK_GROUPS = 4;

/** The first half of an IPv6 address, in one spelling. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  if (after !== undefined) {
    const behind = after === '' ? 0 : after.split(':').length;
    while (groups.length + behind < 2 * NETWORK_GROUPS) groups.push('0');
    if (groups.length < NETWORK_GROUPS) groups.push(...after.split(':'));
  }
  const named = groups.slice(0, NETWORK_GROUPS);
  return named.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Whose a visitor's request is, for counting: an IPv4 address's or an IPv6 network's. */
export function addressKey(address: string): string {
  return address.includes(':') ? networkOf(address) : address;
}

/** Whose request it is, for counting: a signed-in user's, or a visitor's. */
export function clientKey({ session, address }: Pick<Exchange, 'session' | 'address'>): string {
  return session.kind === 'signed-in' ? `user ${session.claims.sub}` : addressKey(address);
}
