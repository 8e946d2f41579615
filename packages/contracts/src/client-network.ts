/** Groups of an IPv6 address that identify a network: a client with one address has all 2^64 of them. */
const NETWORK_GROUPS = 4;

/** An IPv4 address written as an IPv6 one. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The first half of an IPv6 address, in one spelling. */
function prefixOf(address: string): string {
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

/**
 * The client that an address is counted for: an IPv4 address is one client's, and so is an IPv6 network of
 * 64 bits.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(MAPPED, '');
  return plain.includes(':') ? prefixOf(plain) : plain;
}
