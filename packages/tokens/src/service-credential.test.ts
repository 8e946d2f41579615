import { createHmac } from 'node:crypto';
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

test('a secret is changed in three steps, and the processes of two steps side by side trust each other', () => {
  const next = 'another-secret-of-thirty-two-characters';
  const steps = [secret, `${secret},${next}`, `${next}, ${secret}`, next];
  for (const [at, earlier] of steps.entries()) {
    for (const [from, to] of [
      [earlier, steps[at + 1] ?? earlier],
      [steps[at + 1] ?? earlier, earlier],
    ] as const) {
      const credential = signServiceCredential({ from: 'casino', to: 'catalog', secret: from });
      expect(verifyServiceCredential(credential, { to: 'catalog', secret: to })).toBe('casino');
    }
  }
  const old = signServiceCredential({ from: 'casino', to: 'catalog', secret });
  expect(() => verifyServiceCredential(old, { to: 'catalog', secret: next })).toThrow(TokenRefused);
});

test.each([`${secret},`, `,${secret}`, `${secret}, ,`])(
  'a comma too many in %j makes no empty secret',
  (list) => {
    const call = { from: 'casino', to: 'catalog' };
    const good = signServiceCredential({ ...call, secret: list });
    expect(verifyServiceCredential(good, { to: 'catalog', secret })).toBe('casino');
    const start = signServiceCredential({ ...call, secret: 'x' }).replace(/\.[^.]*$/, '');
    const forged = `${start}.${createHmac('sha256', '').update(start).digest('base64url')}`;
    const verify = () => verifyServiceCredential(forged, { to: 'catalog', secret: list });
    expect(verify).toThrow(TokenRefused);
  },
);
