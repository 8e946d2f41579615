import { expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { signServiceCredential, verifyServiceCredential } from './service-credential.ts';
import { TokenRefused } from './verifier.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const secrets = [secret];

test('a credential names the service that signed it', () => {
  const credential = signServiceCredential({ from: 'casino', to: 'catalog', secrets });
  expect(verifyServiceCredential(credential, { to: 'catalog', secrets })).toBe('casino');
});

test.each([
  ['meant for another service', signServiceCredential({ from: 'casino', to: 'geo', secrets })],
  [
    'signed with another secret',
    signServiceCredential({ from: 'casino', to: 'catalog', secrets: ['x'] }),
  ],
  [
    'that has expired',
    jwt.sign({}, secret, { issuer: 'casino', audience: 'service:catalog', expiresIn: -1 }),
  ],
  ['that names nobody', jwt.sign({}, secret, { audience: 'service:catalog' })],
  ['that is no credential', 'abc'],
])('a credential %s is refused', (_case, credential) => {
  expect(() => verifyServiceCredential(credential, { to: 'catalog', secrets })).toThrow(
    TokenRefused,
  );
});

test('a secret is changed in three steps, and the processes of two steps side by side trust each other', () => {
  const next = 'another-secret-of-thirty-two-characters';
  const steps = [secrets, [secret, next], [next, secret], [next]];
  for (const [at, earlier] of steps.entries()) {
    for (const [from, to] of [
      [earlier, steps[at + 1] ?? earlier],
      [steps[at + 1] ?? earlier, earlier],
    ] as const) {
      const credential = signServiceCredential({ from: 'casino', to: 'catalog', secrets: from });
      expect(verifyServiceCredential(credential, { to: 'catalog', secrets: to })).toBe('casino');
    }
  }
  const old = signServiceCredential({ from: 'casino', to: 'catalog', secrets });
  expect(() => verifyServiceCredential(old, { to: 'catalog', secrets: [next] })).toThrow(
    TokenRefused,
  );
});
