import { createRequire } from 'node:module';
import { publicAddress } from '@slots/public-address/public-address';
import { open } from 'maxmind';
import { z } from 'zod';

const INSTALLED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

export interface IpDatabase {
  /** The ISO 3166 code of the country of a public IPv4 or IPv6 address, in upper case. */
  countryCode(address: string): string | undefined;
}

/** A record of the ip-location-db files: flat, unlike those of MaxMind itself. */
const entry = z.object({ country_code: z.string().length(2) });

/** Reads the offline address database into memory (8 MB). */
export async function openIpDatabase(
  file = createRequire(import.meta.url).resolve(INSTALLED),
): Promise<IpDatabase> {
  const reader = await open(file);
  return {
    countryCode(address) {
      // The database holds countries for private networks too: of whoever has their names looked up.
      const asked = publicAddress(address);
      if (asked === undefined) return undefined;
      return entry.safeParse(reader.get(asked)).data?.country_code.toUpperCase();
    },
  };
}
