import { expect, test } from '@jest/globals';
import { endedSessionCookie, sessionCookie, sessionCookieName } from './session-cookie.ts';

test('the cookie is out of the reach of scripts and other sites, for seven days', () => {
  expect(sessionCookie('abc', { secure: false })).toBe(
    'token=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800',
  );
});

test('under TLS it is bound to this host and to TLS', () => {
  expect(sessionCookieName(true)).toBe('__Host-token');
  expect(sessionCookie('abc', { secure: true })).toBe(
    '__Host-token=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure',
  );
});

test('it is taken away by the same name', () => {
  expect(endedSessionCookie({ secure: true })).toMatch(/^__Host-token=; .*Max-Age=0; Secure$/);
  expect(endedSessionCookie({ secure: false })).toMatch(/^token=; .*Max-Age=0$/);
});
