import { expect, test } from '@jest/globals';
import { parseSettings } from '@slots/env/env';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { casinoSettings } from './env.ts';

test('a CDN is called only where gateways are told of the same changes', () => {
  const given = {
    PORT: '0',
    SERVICE_SECRET: TEST_SERVICE_SECRET,
    MONGODB_URL: 'mongodb://127.0.0.1',
    IDENTITY_URL: 'http://127.0.0.1:1',
    CATALOG_URL: 'http://127.0.0.1:2',
    CDN_PURGE_URL: 'https://cdn.test/purge',
  };
  expect(() => parseSettings(casinoSettings, 'casino', given)).toThrow(
    'REDIS_URL: must be set when CDN_PURGE_URL is',
  );
  const withRedis = { ...given, REDIS_URL: 'redis://127.0.0.1:3' };
  expect(parseSettings(casinoSettings, 'casino', withRedis)).toMatchObject({
    CDN_PURGE_URL: given.CDN_PURGE_URL,
  });
});
