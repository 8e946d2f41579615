import { expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { signServiceCredential, verifyServiceCredential } from './service-credential.ts';
import { TokenRefused } from './verifier.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';

test('a credential names the service that signed it', () => {
  const credential = signServiceCredential({ from: 'casino', to: 'catalog', secret });
  expect(verifyServiceCredential(credential, { to: 'catalog', secret })).toBe('casino');
});

test.each([
  ['meant for another service', signServiceCredential({ from: 'casino', to: 'geo', secret })],
  [
    'signed with another secret',
    signServiceCredential({ from: 'casino', to: 'catalog', secret: 'x' }),
  ],
  [
    'that has expired',
    jwt.sign({}, secret, { issuer: 'casino', audience: 'service:catalog', expiresIn: -1 }),
  ],
  ['that names nobody', jwt.sign({}, secret, { audience: 'service:catalog' })],
  ['that is no credential', 'abc'],
])('a credential %s is refused', (_case, credential) => {
  expect(() => verifyServiceCredential(credential, { to: 'catalog', secret })).toThrow(
    TokenRefused,
  );
});
