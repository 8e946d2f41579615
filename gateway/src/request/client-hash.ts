import { createHmac, hkdfSync } from 'node:crypto';

/** Gives a client a name that says nothing about them, the same in all gateways. */
export type ClientHash = (client: string) => string;

/**
 * Redis and its file hold no visitor's address: what has to be known there of a client is stored
 * under a keyed hash of it.
 * @param secret the same for all gateways
 * @param purpose hashes of one purpose tell nothing about those of another
 */
export function createClientHash(secret: string, purpose: string): ClientHash {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return (client) => createHmac('sha256', key).update(client).digest('base64url');
}
