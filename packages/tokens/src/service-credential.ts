import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { TokenRefused } from './verifier.ts';

const LIFETIME_SECONDS = 60;
const claims = z.object({ iss: z.string() });

/** While a secret is changed there are several, with commas between: the first signs, all of them verify. */
function secretsIn(secret: string): string[] {
  return secret
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const keys = new Map<string, KeyObject>();

/** A secret as a key, made once: of a text jsonwebtoken first tries whether it is a private or a public key. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret));
  keys.set(secret, key);
  return key;
}

/** A short-lived proof that `from` calls `to`, for the Authorization header of /internal calls. */
export function signServiceCredential(call: { from: string; to: string; secret: string }): string {
  const [current = ''] = secretsIn(call.secret);
  return jwt.sign({}, keyOf(current), {
    algorithm: 'HS256',
    issuer: call.from,
    audience: `service:${call.to}`,
    expiresIn: LIFETIME_SECONDS,
  });
}

/**
 * The name of the service that signed the credential.
 * @throws TokenRefused when it is forged, expired or meant for another service
 */
export function verifyServiceCredential(
  credential: string,
  { to, secret }: { to: string; secret: string },
): string {
  for (const known of secretsIn(secret)) {
    try {
      const verified = jwt.verify(credential, keyOf(known), {
        algorithms: ['HS256'],
        audience: `service:${to}`,
      });
      return claims.parse(verified).iss;
    } catch {
      // Maybe signed with the next one.
    }
  }
  throw new TokenRefused('The service credential is not valid');
}
