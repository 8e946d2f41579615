import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { TokenRefused } from './verifier.ts';

const LIFETIME_SECONDS = 60;
const claims = z.object({ iss: z.string() });

/** A short-lived proof that `from` calls `to`, for the Authorization header of /internal calls. */
export function signServiceCredential(call: { from: string; to: string; secret: string }): string {
  return jwt.sign({}, call.secret, {
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
  try {
    const verified = jwt.verify(credential, secret, {
      algorithms: ['HS256'],
      audience: `service:${to}`,
    });
    return claims.parse(verified).iss;
  } catch {
    throw new TokenRefused('The service credential is not valid');
  }
}
