import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

const MAPPED = '::ffff:';

function plain(address: string): string {
  return address.startsWith(MAPPED) && address.includes('.')
    ? address.slice(MAPPED.length)
    : address;
}

/**
 * Tells a visitor's address: that of the connection, or the last one of X-Forwarded-For that no
 * trusted proxy wrote itself. What is no address there is not believed.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => {
    const direct = request.socket.remoteAddress ?? '';
    if (request.headers['x-forwarded-for'] === undefined) return plain(direct);
    const claimed = proxyAddr(request, trust);
    return plain(isIP(claimed) === 0 ? direct : claimed);
  };
}
