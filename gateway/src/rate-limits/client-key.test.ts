import { describe, expect, test } from '@jest/globals';
import { clientKey } from './client-key.ts';

const visitorAt = (address: string) => clientKey({ session: { kind: 'visitor' }, address });

describe('the client that a request is counted for', () => {
  test('is an IPv4 address as it is', () => {
    expect(visitorAt('203.0.113.7')).toBe('203.0.113.7');
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['::2:3:4:5:6', '0:0:0:2'],
  ])('is the network of the IPv6 address %s', (address, network) => {
    expect(visitorAt(address)).toBe(network);
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
