import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

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
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => {
    if (request.headers['x-forwarded-for'] === undefined) return directAddress(request);
    const claimed = proxyAddr(request, trust);
    return isIP(claimed) === 0 ? directAddress(request) : plain(claimed);
  };
}
