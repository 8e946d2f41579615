import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';

/** Proxies are few; those who only say that they are one must not fill the memory. */
const REMEMBERED = 1_000;
const MAPPED = '::ffff:';

function plain(address: string): string {
  return address.startsWith(MAPPED) && address.includes('.')
    ? address.slice(MAPPED.length)
    : address;
}

/** The address of the connection. */
function directAddress({ socket }: IncomingMessage): string {
  return plain(socket.remoteAddress ?? '');
}

export type ClientAddress = (request: IncomingMessage) => string;

/**
 * Tells a visitor's address: that of the connection, or the last one of X-Forwarded-For that no
 * trusted proxy wrote itself. What is no address there is not believed.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const compiled = proxyAddr.compile([...trustedProxies]);
  // Nearly each request of a proxy's asks about the same address, and taking one apart costs more than the rest.
  const known = new LRUCache<string, { readonly isTrusted: boolean }>({ max: REMEMBERED });
  const trust = (address: string, hops: number): boolean => {
    const remembered = known.get(address);
    if (remembered) return remembered.isTrusted;
    const isTrusted = compiled(address, hops);
    known.set(address, { isTrusted });
    return isTrusted;
  };
  return (request) => {
    const named = request.headers['x-forwarded-for'];
    if (named === undefined) return directAddress(request);
    if (typeof named === 'string' && isIP(named) !== 0) {
      // One proxy names the visitor. Who connects is all that has to be trusted.
      return trust(request.socket.remoteAddress ?? '', 0) ? plain(named) : directAddress(request);
    }
    const claimed = proxyAddr(request, trust);
    return isIP(claimed) === 0 ? directAddress(request) : plain(claimed);
  };
}
