import { expect, test } from '@jest/globals';
import { clearCookie, cookieName, setCookie } from './cookies.ts';

test('the cookie is out of the reach of scripts and other sites, for seven days', () => {
  expect(setCookie('token', 'abc', { secure: false })).toBe(
    'token=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800',
  );
});

test('under TLS it is bound to this host and to TLS', () => {
  expect(cookieName('token', true)).toBe('__Host-token');
  expect(setCookie('token', 'abc', { secure: true })).toBe(
    '__Host-token=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure',
  );
});

test('it is taken away by the same name', () => {
  expect(clearCookie('token', { secure: true })).toMatch(/^__Host-token=; .*Max-Age=0; Secure$/);
  expect(clearCookie('token', { secure: false })).toMatch(/^token=; .*Max-Age=0$/);
});
