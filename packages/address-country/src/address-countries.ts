import { createRequire } from 'node:module';
import { isCountry } from '@slots/country-law/is-country';
import { publicAddress } from '@slots/public-address/public-address';
import { LRUCache } from 'lru-cache';
import { open } from 'maxmind';
import { z } from 'zod';

const INSTALLED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
/** A visitor comes with many requests; a lookup costs some twenty times what remembering does. */
const REMEMBERED = 10_000;

/** A record of the ip-location-db files: flat, unlike those of MaxMind itself. */
const entry = z.object({ country_code: z.string().length(2) });

/** Reads the offline address database into memory (8 MB). */
export async function openAddressCountries(
  file = createRequire(import.meta.url).resolve(INSTALLED),
) {
  const reader = await open(file);

  function look(address: string): string | null {
    // The database has countries for private networks too: those of the operators of name lookups for them.
    const asked = publicAddress(address);
    if (asked === undefined) return null;
    const code = entry.safeParse(reader.get(asked)).data?.country_code.toUpperCase();
    return code !== undefined && isCountry(code) ? code : null;
  }

  const remembered = new LRUCache<string, { readonly code: string | null }>({
    max: REMEMBERED,
    memoMethod: (address) => ({ code: look(address) }),
  });
  return {
    /** The ISO 3166 code of the country of a public IPv4 or IPv6 address, in upper case; null when unknown. */
    codeOf: (address: string): string | null => remembered.memo(address).code,
  };
}

export type AddressCountries = Awaited<ReturnType<typeof openAddressCountries>>;
