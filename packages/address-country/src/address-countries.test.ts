import { beforeAll, expect, test } from '@jest/globals';
import { type AddressCountries, openAddressCountries } from './address-countries.ts';

let countries: AddressCountries;
beforeAll(async () => {
  countries = await openAddressCountries();
});

test.each([
  ['of the United Kingdom', '81.2.69.142', 'GB'],
  ['of the United States, as IPv6', '2001:4860:4860::8888', 'US'],
  ['of a private network', '192.168.1.7', null],
  ['of Greenland, whose code means Global', '88.83.0.1', null],
  ['that is none', 'nonsense', null],
])('an address %s has its country, again and again', (_what, address, code) => {
  expect([countries.codeOf(address), countries.codeOf(address)]).toEqual([code, code]);
});
