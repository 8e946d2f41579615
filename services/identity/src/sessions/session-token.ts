import {
  AUDIENCE,
  ISSUER,
  TOKEN_ALGORITHM,
  TOKEN_LIFETIME_SECONDS,
  type TokenClaims,
} from '@slots/tokens/claims';
import jwt from 'jsonwebtoken';
import type { SigningKey } from '../keys/key-ring.ts';
import type { User } from '../users/stored-user.ts';

/**
 * A token of 15 minutes that says who the user is at this moment, and when they last proved a second factor.
 * @param apiKey for the session of one: its token ends with it and carries no proof, since a program cannot be asked;
 * the key's creator had proved theirs
 */
export function signSessionToken(
  { _id, username, role, secondFactor }: User,
  session: { readonly _id: string; readonly provedAt?: Date | undefined },
  key: SigningKey,
  apiKey?: { readonly claim: TokenClaims['key']; readonly secondsLeft: number },
): string {
  const proved =
    secondFactor && !apiKey ? Math.floor((session.provedAt?.getTime() ?? 0) / 1_000) : undefined;
  const claims = {
    username,
    role,
    sid: session._id,
    ...(proved !== undefined && { proved }),
    ...(apiKey && { key: apiKey.claim }),
  };
  return jwt.sign(claims, key.privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: key.kid,
    subject: String(_id),
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: Math.min(TOKEN_LIFETIME_SECONDS, apiKey?.secondsLeft ?? Infinity),
  });
}
