import { AUDIENCE, ISSUER, TOKEN_ALGORITHM, TOKEN_LIFETIME_SECONDS } from '@slots/tokens/claims';
import jwt from 'jsonwebtoken';
import type { SigningKey } from '../keys/key-ring.ts';
import type { User } from '../users/stored-user.ts';

/** A token of 15 minutes that says who the user is at this moment. */
export function signSessionToken(user: User, sessionId: string, key: SigningKey): string {
  return jwt.sign({ username: user.username, role: user.role, sid: sessionId }, key.privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: key.kid,
    subject: String(user._id),
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: TOKEN_LIFETIME_SECONDS,
  });
}
