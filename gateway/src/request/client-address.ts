import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';

/** Proxies are few; those who only say that they are one must not fill the memory. */
const REMEMBERED = 1_000;
const MAPPED = '::ffff:';
/** What some proxies write: `1.2.3.4:1234`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const IPV4_WITH_PORT = /^([\d.]+):\d{1,5}$/;
const IPV6_IN_BRACKETS = /^\[([^\]]+)\](?::\d{1,5})?$/;
/** The interface behind an address, as in `fe80::1%eth0`. */
const ZONE = /%.*/;

/** IPv4 that is written as IPv6, as that of the connection is where the gateway listens to both. */
function plain(address: string): string {
  return address.startsWith(MAPPED) && address.includes('.')
    ? address.slice(MAPPED.length)
    : address;
}

/** Each IPv6 address has many spellings: what counts by address needs one. */
function inOneSpelling(ipv6: string): string {
  // A zone says something on its own machine alone, and Node throws at long ones.
  const address = ipv6.replace(ZONE, '');
  return plain(new SocketAddress({ address, family: 'ipv6' }).address);
}

/** The address that an entry of X-Forwarded-For names, without its port; undefined: none. */
function addressIn(entry: string): string | undefined {
  const family = isIP(entry);
  if (family === 4) return entry;
  if (family === 6) return inOneSpelling(entry);
  const v4 = IPV4_WITH_PORT.exec(entry)?.[1] ?? '';
  if (isIP(v4) === 4) return v4;
  const v6 = IPV6_IN_BRACKETS.exec(entry)?.[1] ?? '';
  return isIP(v6) === 6 ? inOneSpelling(v6) : undefined;
}

/** The address of the connection. */
function directAddress({ socket }: IncomingMessage): string {
  return plain(socket.remoteAddress ?? '');
}

export type ClientAddress = (request: IncomingMessage) => string;

/**
 * Tells a visitor's address: that of the connection, or the last one of X-Forwarded-For that no
 * trusted proxy wrote itself. What is no address there is not believed. However a proxy spells it, with or without
 * a port, an address has one spelling here: clicks and requests are counted by it.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const compiled = proxyAddr.compile([...trustedProxies]);
  // Nearly every request through a proxy has the same address, and parsing it costs more than the rest.
  const trusted = new LRUCache<string, boolean>({
    max: REMEMBERED,
    memoMethod: (address) => compiled(address, 0),
  });
  const isTrustedEntry = (entry: string) => trusted.memo(addressIn(entry) ?? entry);
  return (request) => {
    const named = request.headers['x-forwarded-for'];
    if (named === undefined) return directAddress(request);
    const only = typeof named === 'string' ? addressIn(named) : undefined;
    if (only !== undefined) {
      // With a single entry, only the connecting proxy has to be trusted.
      return trusted.memo(request.socket.remoteAddress ?? '') ? only : directAddress(request);
    }
    return addressIn(proxyAddr(request, isTrustedEntry)) ?? directAddress(request);
  };
}
