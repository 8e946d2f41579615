import { lookup } from 'node:dns';
import { type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { publicAddress } from './public-address.ts';

/** The `code` of the error with which a connection to an address that is not public is refused. */
export const NOT_PUBLIC = 'ENOTPUBLIC';

class NotPublicError extends Error {
  readonly code = NOT_PUBLIC;
  constructor(address: string) {
    super(`${address} is not a public address`);
    this.name = 'NotPublicError';
  }
}

/** Looks a name up, and refuses it when any of its addresses is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, options, (error, found, family) => {
    const addresses = typeof found === 'string' ? [{ address: found }] : (found ?? []);
    const inside = addresses.find(({ address }) => publicAddress(address) === undefined);
    callback(error ?? (inside ? new NotPublicError(inside.address) : null), found, family);
  });
};

type Created = (error: Error | null, socket: Duplex) => void;

/** Refuses an address that stands in the link itself: it is not looked up. */
function isRefused(host: string | null | undefined, created: Created | undefined): boolean {
  if (!host || isIP(host) === 0 || publicAddress(host) !== undefined) return false;
  created?.(new NotPublicError(host), new Socket());
  return true;
}

class PublicHttpAgent extends HttpAgent {
  override createConnection(options: ClientRequestArgs, created?: Created) {
    if (isRefused(options.host, created)) return undefined;
    return super.createConnection(options, created);
  }
}

class PublicHttpsAgent extends HttpsAgent {
  override createConnection(options: RequestOptions, created?: Created) {
    if (isRefused(options.host, created)) return undefined;
    return super.createConnection(options, created);
  }
}

/**
 * Agents for axios that connect to public addresses alone. They look at the very address that is
 * connected to, so that a name which leads elsewhere the second time it is asked about gains nothing.
 */
export const publicAgents = {
  httpAgent: new PublicHttpAgent({ lookup: publicLookup }),
  httpsAgent: new PublicHttpsAgent({ lookup: publicLookup }),
};
