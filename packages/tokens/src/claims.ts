import type { StaffAccess } from '@slots/contracts/contract';
import { role } from '@slots/contracts/identity/auth';
import { z } from 'zod';

export const ISSUER = 'identity';
export const AUDIENCE = 'slots';
/** The one algorithm that a session token may be signed with. */
export const TOKEN_ALGORITHM = 'ES256';
export const TOKEN_LIFETIME_SECONDS = 15 * 60;

export type Role = z.infer<typeof role>;

/**
 * The API key that a session was begun with. `rights` are `{owner}:read` and `{owner}:write`; they never go beyond
 * the role, which is the owner's at this moment.
 */
const keyClaims = z.object({
  id: z.int(),
  /** For people; tokens from before it was told live for minutes. */
  name: z.string().default('API key'),
  rights: z.array(z.string()),
});

/** The claims of a session token. `sub` is the user's id as text, `sid` the session's. */
export const tokenClaims = z.object({
  sub: z.string().regex(/^\d+$/),
  username: z.string(),
  role,
  sid: z.string(),
  /** Only where a program acts for the person. */
  key: keyClaims.optional(),
  /** When the person last proved their second factor, in seconds, 0 for never; absent: they have none. */
  proved: z.number().optional(),
  iat: z.number(),
  exp: z.number(),
});
export type TokenClaims = z.infer<typeof tokenClaims>;

/** A signed-in person, as handlers know one. */
export interface Staff {
  readonly kind: 'staff';
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly sessionId: string;
  /** When they last proved their second factor, in seconds; undefined: they have none. */
  readonly provedAt?: number | undefined;
  /** The API key by which a program acts for them. */
  readonly key?: { readonly id: number; readonly name: string } | undefined;
}

/** The maker of a call: a visitor without a session, a signed-in person, or another service. */
export type Reader =
  | { readonly kind: 'visitor' }
  | Staff
  | { readonly kind: 'service'; readonly name: string };

export const VISITOR: Reader = { kind: 'visitor' };

export function staffOf(claims: TokenClaims): Staff {
  const { key } = claims;
  return {
    kind: 'staff',
    id: Number(claims.sub),
    username: claims.username,
    role: claims.role,
    sessionId: claims.sid,
    provedAt: claims.proved,
    key: key && { id: key.id, name: key.name },
  };
}

/** The time for which a proof of a second factor is fresh. */
const PROOF_FRESH_SECONDS = 10 * 60;

/** True when the second factor was proved recently, and when there is none. */
export function hasFreshProof({ provedAt }: Pick<Staff, 'provedAt'>): boolean {
  return provedAt === undefined || provedAt > Date.now() / 1_000 - PROOF_FRESH_SECONDS;
}

/** True when a user with this role may make a call that needs `access`. */
export function roleAllows(access: StaffAccess, held: Role): boolean {
  if (access === 'managers') return held !== 'user';
  return access === 'staff' || held === 'super_admin';
}

/** Said to a program that makes a call which its key gives it no right to. */
export const KEY_REFUSED = 'This API key has no right to make this call.';

/**
 * True when a session of a person, or of a key with that right, may make a call. Where it may not, calls that are open
 * to all are made as a visitor, unless they are people's alone.
 * @param right null: no key has it
 */
export function keyAllows({ key }: Pick<TokenClaims, 'key'>, right: string | null): boolean {
  if (!key) return true;
  if (right === null) return false;
  return key.rights.includes(right) || key.rights.includes(right.replace(/:read$/, ':write'));
}
