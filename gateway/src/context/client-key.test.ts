import { describe, expect, test } from '@jest/globals';
import { clientKey } from './client-key.ts';

const visitorAt = (address: string) => clientKey({ session: { kind: 'visitor' }, address });

describe('the client that a request is counted for', () => {
  test('is an IPv4 address as it is', () => {
    expect(visitorAt('203.0.113.7')).toBe('203.0.113.7');
  });

  test('is the network of an IPv6 address', () => {
    expect(visitorAt('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  });

  test('is the user once somebody is signed in, from wherever', () => {
    const claims = {
      sub: '7',
      username: 'ann',
      role: 'admin',
      sid: 's',
      iat: 0,
      exp: 0,
    } as const;
    const session = { kind: 'signed-in', token: 'token', claims } as const;
    expect(clientKey({ session, address: '203.0.113.7' })).toBe('user 7');
  });

  test('is the address while nobody can tell who it is', () => {
    expect(clientKey({ session: { kind: 'unknown' }, address: '203.0.113.7' })).toBe('203.0.113.7');
  });
});
