import { describe, expect, test } from '@jest/globals';
import { normaliseTarget } from './request-target.ts';

describe('the target of a request', () => {
  test.each([
    ['/', '/', ''],
    ['/api/public/games?page=2', '/api/public/games', '?page=2'],
    ['/api/public/gam%65s', '/api/public/games', ''],
    ['/api/game%2Dtoken?x=%2F', '/api/game-token', '?x=%2F'],
    ['/slots/caf%c3%a9', '/slots/caf%C3%A9', ''],
    ['/100%25', '/100%25', ''],
    ['/a%20b', '/a%20b', ''],
    ['/what%3f', '/what%3F', ''],
    ['/a%23b', '/a%23b', ''],
    ['/@vite/client:x,y;z', '/@vite/client:x,y;z', ''],
    ['/.well-known/security.txt', '/.well-known/security.txt', ''],
    ['/a..b/...', '/a..b/...', ''],
  ])('%s is read as %s', (target, path, search) => {
    expect(normaliseTarget(target)).toEqual({ path, search });
  });

  test.each([
    '',
    '*',
    'api/games',
    'http://elsewhere.example/api/games',
    '//elsewhere.example/',
    '/api//games',
    '/api/games//',
    '/api/./games',
    '/api/../users',
    '/api/..',
    '/api/.',
    '/api/%2e%2e/users',
    '/api/%2E/users',
    '/api/.%2e/users',
    '/api%2fusers',
    '/api%2Fusers',
    '/api/x%5cy',
    '/api/x%5Cy',
    '/api\\users',
    '/api/users%00',
    '/api/users%0a',
    '/api/users%7f',
    '/api/%252e%252e/users',
    '/api/x%252fy',
    '/api/%zz',
    '/api/%',
    '/api/%c3',
    '/api/%c0%af',
    '/api/caf\u00e9',
    '/api/users#x',
    '/api/users?x#y',
  ])('%j can be read in two ways and is refused', (target) => {
    expect(normaliseTarget(target)).toBeUndefined();
  });

  test('what was normalised once is not changed by a second time', () => {
    const once = normaliseTarget('/a%20b/%40%c3%a9/100%25');
    expect(normaliseTarget(once?.path ?? '')).toEqual(once);
  });
});
