import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { TokenRefused } from './verifier.ts';

export const CREDENTIAL_LIFETIME_SECONDS = 60;
const claims = z.object({ iss: z.string() });

const keys = new Map<string, KeyObject>();

/** A secret as a key, made once: of a text jsonwebtoken first tries whether it is a private or a public key. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret));
  keys.set(secret, key);
  return key;
}

/**
 * A short-lived proof that `from` calls `to`, for the Authorization header of /internal calls.
 * @param call.secrets several while the secret is changed: the first one signs
 */
export function signServiceCredential(call: {
  from: string;
  to: string;
  secrets: readonly string[];
}): string {
  const [current = ''] = call.secrets;
  return jwt.sign({}, keyOf(current), {
    algorithm: 'HS256',
    issuer: call.from,
    audience: `service:${call.to}`,
    expiresIn: CREDENTIAL_LIFETIME_SECONDS,
  });
}

/**
 * The name of the service that signed the credential, with any of the secrets.
 * @throws TokenRefused when it is forged, expired or meant for another service
 */
export function verifyServiceCredential(
  credential: string,
  { to, secrets }: { to: string; secrets: readonly string[] },
): string {
  for (const known of secrets) {
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
