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
import type { SessionRecord } from './session.model.ts';

/**
 * A token of 15 minutes, or until its session ends, that says who the user is at this moment, and when they last proved a second factor.
 * @param apiKey for the session of one: its token carries no proof, since a program cannot be asked; the key's creator had
 * proved theirs
 */
export function signSessionToken(
  { _id, username, role, secondFactor }: User,
  session: Pick<SessionRecord, '_id' | 'expiresAt' | 'provedAt'>,
  key: SigningKey,
  apiKey?: TokenClaims['key'],
): string {
  const proved =
    secondFactor && !apiKey ? Math.floor((session.provedAt?.getTime() ?? 0) / 1_000) : undefined;
  const secondsLeft = Math.floor((session.expiresAt.getTime() - Date.now()) / 1_000);
  const claims = {
    username,
    role,
    sid: session._id,
    ...(proved !== undefined && { proved }),
    ...(apiKey && { key: apiKey }),
  };
  return jwt.sign(claims, key.privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: key.kid,
    subject: String(_id),
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: Math.min(TOKEN_LIFETIME_SECONDS, Math.max(1, secondsLeft)),
  });
}
