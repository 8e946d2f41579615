import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only part of IPv6 that is given out to networks of the public (IANA, IPv6 address space). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** IPv6 addresses that stand for an IPv4 address, and the byte at which that one begins. */
const HOLD_IPV4 = [
  { range: ipaddr.IPv6.parseCIDR('::ffff:0:0/96'), at: 12 }, // mapped, RFC 4291
  { range: ipaddr.IPv6.parseCIDR('64:ff9b::/96'), at: 12 }, // translated, RFC 6052
  { range: ipaddr.IPv6.parseCIDR('2002::/16'), at: 2 }, // 6to4, RFC 3056
];

/** The name that `ipaddr.js` has for an address in none of the registries of special addresses. */
const ORDINARY = 'unicast';

function ipv4Inside(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const held = HOLD_IPV4.find(({ range }) => address.match(range));
  return held && new ipaddr.IPv4(address.toByteArray().slice(held.at, held.at + 4));
}

/**
 * The public address that an IPv4 or IPv6 address is, or stands for: `1.2.3.4` of `::ffff:1.2.3.4`.
 * Undefined for what is no address, and for addresses of private, reserved, documentation and other
 * special networks, by the registries of IANA (IPv4 and IPv6 special-purpose addresses, multicast).
 */
export function publicAddress(text: string): string | undefined {
  // With a zone it is local. Written as `::1.2.3.4` it is of a kind that was given up (RFC 4291),
  // which the library takes for a mapped one.
  if (isIP(text) === 0 || text.includes('%') || /^::\d+\./.test(text)) return undefined;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return ifOrdinary(address);
  const inside = ipv4Inside(address);
  if (inside) return ifOrdinary(inside);
  return address.match(GLOBAL_UNICAST) ? ifOrdinary(address) : undefined;
}

function ifOrdinary(address: ipaddr.IPv4 | ipaddr.IPv6): string | undefined {
  return address.range() === ORDINARY ? address.toString() : undefined;
}
