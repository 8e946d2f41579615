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
 * A token of 15 minutes that says who the user is at this moment.
 * @param apiKey for the session of one; its token ends with it
 */
export function signSessionToken(
  user: User,
  sessionId: string,
  key: SigningKey,
  apiKey?: { readonly claim: TokenClaims['key']; readonly secondsLeft: number },
): string {
  const { username, role } = user;
  const claims = { username, role, sid: sessionId, ...(apiKey && { key: apiKey.claim }) };
  return jwt.sign(claims, key.privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: key.kid,
    subject: String(user._id),
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: Math.min(TOKEN_LIFETIME_SECONDS, apiKey?.secondsLeft ?? Infinity),
  });
}
