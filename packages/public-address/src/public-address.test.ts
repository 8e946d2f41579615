import { describe, expect, test } from '@jest/globals';
import { publicAddress } from './public-address.ts';

describe('of a special network is', () => {
  test.each([
    // IPv4, by the registry: first and last address of each.
    ['0.0.0.0', '0.255.255.255'],
    ['10.0.0.0', '10.255.255.255'],
    ['100.64.0.0', '100.127.255.255'],
    ['127.0.0.0', '127.255.255.255'],
    ['169.254.0.0', '169.254.255.255'],
    ['172.16.0.0', '172.31.255.255'],
    ['192.0.0.0', '192.0.0.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['192.31.196.0', '192.31.196.255'],
    ['192.52.193.0', '192.52.193.255'],
    ['192.88.99.0', '192.88.99.255'],
    ['192.168.0.0', '192.168.255.255'],
    ['192.175.48.0', '192.175.48.255'],
    ['198.18.0.0', '198.19.255.255'],
    ['198.51.100.0', '198.51.100.255'],
    ['203.0.113.0', '203.0.113.255'],
    ['224.0.0.0', '239.255.255.255'],
    ['240.0.0.0', '255.255.255.255'],
    // IPv6
    ['::', '::1'],
    ['::7f00:1', '::8.8.8.8'],
    ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
    ['100::', '100::ffff:ffff:ffff:ffff'],
    ['100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
    ['2001:20::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    // Not allocated yet.
    ['1::', '4000::'],
    // By the IPv4 address inside.
    ['::ffff:10.0.0.1', '::ffff:7f00:1'],
    ['64:ff9b::10.0.0.1', '64:ff9b::7f00:1'],
    ['2002:a00:1::', '2002:c0a8:101:ffff:ffff:ffff:ffff:ffff'],
    // No addresses, or of this machine's own network.
    ['', 'localhost'],
    ['10.0.0', '8.8.8.8:80'],
    ['fe80::1%eth0', '2001:4860:4860::8888%eth0'],
  ])('%s and %s', (first, last) => {
    expect([publicAddress(first), publicAddress(last)]).toEqual([undefined, undefined]);
  });
});

describe('of the public are', () => {
  test.each([
    // Just before and after the special ones.
    ['1.0.0.0', '9.255.255.255'],
    ['11.0.0.0', '100.63.255.255'],
    ['100.128.0.0', '126.255.255.255'],
    ['128.0.0.0', '169.253.255.255'],
    ['169.255.0.0', '172.15.255.255'],
    ['172.32.0.0', '191.255.255.255'],
    ['192.0.1.0', '192.0.3.0'],
    ['192.88.98.255', '192.88.100.0'],
    ['192.167.255.255', '192.169.0.0'],
    ['198.17.255.255', '198.20.0.0'],
    ['198.51.99.255', '198.51.101.0'],
    ['203.0.112.255', '203.0.114.0'],
    ['223.255.255.255', '8.8.8.8'],
    ['2001:200::', '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db9::', '2003::'],
    ['2001:4860:4860::8888', '3fff:1000::'],
  ])('%s and %s', (first, last) => {
    expect([publicAddress(first), publicAddress(last)]).toEqual([first, last]);
  });

  test.each([
    '::ffff:81.2.69.142',
    '::ffff:5102:458e',
    '64:ff9b::81.2.69.142',
    '2002:5102:458e::1',
  ])('%s, which stands for an IPv4 address', (address) => {
    expect(publicAddress(address)).toBe('81.2.69.142');
  });
});
