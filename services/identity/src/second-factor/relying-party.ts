import { isIP } from 'node:net';
import { publicOrigins } from '@slots/contracts/public-origins';

/** The site as authenticators know it: passkeys are bound to a host name, and answers to an origin. */
export interface RelyingParty {
  /** Null where the site has no name: browsers make no passkeys for an address that is a number. */
  readonly host: string | null;
  readonly origins: readonly string[];
}

const nameOf = (origin: string) => new URL(origin).hostname.replace(/^\[|\]$/g, '');

/** The site at its public origin and, on this machine, at its other names. */
export function relyingPartyAt(publicOrigin: string): RelyingParty {
  const known = [...publicOrigins(new URL(publicOrigin).origin)];
  const named = known.filter((origin) => isIP(nameOf(origin)) === 0);
  const [first] = named;
  return { host: first === undefined ? null : nameOf(first), origins: named };
}
