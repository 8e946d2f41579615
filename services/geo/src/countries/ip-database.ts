import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { open } from 'maxmind';
import { z } from 'zod';

const INSTALLED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

export interface IpDatabase {
  /** The ISO 3166 code of the country of an IPv4 or IPv6 address, in upper case. */
  countryCode(address: string): string | undefined;
}

/** A record of the ip-location-db files: flat, unlike those of MaxMind itself. */
const entry = z.object({ country_code: z.string().length(2) });

/** `::ffff:1.2.3.4`, as dual-stack sockets show a caller over IPv4, is in the database as `1.2.3.4`. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** Reads the offline address database into memory (8 MB). */
export async function openIpDatabase(
  file = createRequire(import.meta.url).resolve(INSTALLED),
): Promise<IpDatabase> {
  const reader = await open(file);
  return {
    countryCode(address) {
      const plain = unmapped(address);
      if (isIP(plain) === 0) return undefined;
      return entry.safeParse(reader.get(plain)).data?.country_code.toUpperCase();
    },
  };
}
