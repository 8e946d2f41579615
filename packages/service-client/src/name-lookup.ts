import { type LookupAddress, lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify, promisify } from 'node:util';
import { LRUCache } from 'lru-cache';

/** Addresses of a name that are older are looked up again, behind the connection that takes them. */
const FRESH_MS = 10_000;
const MAX_NAMES = 64;

type Resolve = (name: string) => Promise<LookupAddress[]>;

const ofSystem: Resolve = (name) => promisify(resolve)(name, { all: true });

/**
 * Looks the names of services up for connections. Known addresses hold while the name server is slow or away: it is asked
 * again behind the scenes, and only a name that was never found waits for it, or fails.
 */
export function createNameLookup(
  resolveName: Resolve = ofSystem,
  now: () => number = () => performance.now(),
): LookupFunction {
  const known = new LRUCache<string, LookupAddress[]>({
    max: MAX_NAMES,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    perf: { now },
    fetchMethod: resolveName,
  });
  async function find(name: string, family: unknown): Promise<LookupAddress[]> {
    const addresses = (await known.fetch(name)) ?? [];
    const fitting = addresses.filter((one) => !family || one.family === family);
    if (fitting.length > 0) return fitting;
    throw Object.assign(new Error(`${name} has no such address`), { code: 'ENOTFOUND' });
  }
  const finding = callbackify(find);
  return (name, { all, family }, done) => {
    finding(name, family, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) done(error, '');
      else if (all) done(null, addresses);
      else done(null, first?.address ?? '', first?.family);
    });
  };
}

/** One for the whole process. */
export const nameLookup = createNameLookup();
