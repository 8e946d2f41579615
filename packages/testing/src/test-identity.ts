import { generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  AUDIENCE,
  ISSUER,
  type Role,
  TOKEN_ALGORITHM,
  TOKEN_LIFETIME_SECONDS,
  type TokenClaims,
} from '@slots/tokens/claims';
import { signServiceCredential } from '@slots/tokens/service-credential';
import jwt from 'jsonwebtoken';
import { serve } from './serve.ts';

/** The SERVICE_SECRET that services under test are started with. */
export const TEST_SERVICE_SECRET = 'a-service-secret-that-only-tests-use';

/**
 * Stands in for the identity service where a test needs signed-in people and nothing else of it: a server that publishes
 * a key of its own, and signs tokens with it.
 */
export async function startTestIdentity() {
  const kid = randomUUID();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...publicKey.export({ format: 'jwk' }), kid, alg: TOKEN_ALGORITHM, use: 'sig' };
  const { url, stop } = await serve((request, response) => {
    const found = request.method === 'GET' && request.url === '/internal/jwks';
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ? { keys: [key] } : {}));
  });
  return {
    /** For the setting IDENTITY_URL: publishes the keys at GET /internal/jwks. */
    url,
    stop,
    /** A session token of that person, valid for 15 minutes unless told otherwise. */
    tokenFor(person: {
      id: number;
      username: string;
      role: Role;
      sessionId?: string;
      lifetimeSeconds?: number;
      /** The API key that the session is one of. */
      key?: TokenClaims['key'];
    }): string {
      const { id, username, role, sessionId = randomUUID(), lifetimeSeconds, key: apiKey } = person;
      const claims = { username, role, sid: sessionId, ...(apiKey && { key: apiKey }) };
      return jwt.sign(claims, privateKey, {
        algorithm: TOKEN_ALGORITHM,
        keyid: kid,
        subject: String(id),
        issuer: ISSUER,
        audience: AUDIENCE,
        expiresIn: lifetimeSeconds ?? TOKEN_LIFETIME_SECONDS,
      });
    },
  };
}

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

/** The bearer credential of the service `from` for the service `to`. */
export function serviceCredential(from: string, to: string): string {
  return signServiceCredential({ from, to, secrets: [TEST_SERVICE_SECRET] });
}
