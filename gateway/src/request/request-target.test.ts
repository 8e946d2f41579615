import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
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

/** Paths of what paths of attacks are made of, and of anything else. */
const piece = fc.oneof(
  fc.constantFrom(
    'api',
    'users',
    'casinos',
    'public',
    '.',
    '..',
    '',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
  ),
  fc.constantFrom(
    '%252e',
    '%00',
    '%0a',
    '%C3%A9',
    '%c0%ae',
    ';a=b',
    '%3F',
    '%23',
    'API',
    '\\',
    '#',
    '?',
  ),
  fc.stringMatching(/^[!-~]{0,6}$/),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const target = fc
  .array(piece, { maxLength: 8 })
  .chain((pieces) => fc.constantFrom('/', '//', '').map((slash) => `${slash}${pieces.join('/')}`));

describe('the target of any request', () => {
  test('is refused, or has one reading that stays the same however often it is read', () => {
    fc.assert(
      fc.property(target, (text) => {
        const read = normaliseTarget(text);
        if (!read) return;
        expect(normaliseTarget(read.path + read.search)).toEqual(read);
        const decoded = decodeURIComponent(read.path);
        expect(decoded).toBe(decodeURIComponent(text.split('?', 1)[0] ?? ''));
        expect(encodeURI(decoded).replaceAll('?', '%3F').replaceAll('#', '%23')).toBe(read.path);
      }),
      { numRuns: 5_000 },
    );
  });

  test('has no part that another reader would take for a step, a separator or an end', () => {
    fc.assert(
      fc.property(target, (text) => {
        const path = normaliseTarget(text)?.path;
        if (path === undefined) return;
        // As the strictest and the laxest of readers see it: whole, decoded, resolved as a URL.
        const decoded = decodeURIComponent(path);
        expect(path).toMatch(/^\/[!-~]*$/);
        // oxlint-disable-next-line no-control-regex
        expect(decoded).not.toMatch(/\\|\/\/|[\u0000-\u001f\u007f]|\/\.{1,2}(?:\/|$)/);
        expect(decoded.split('/')).toHaveLength(path.split('/').length);
        expect(new URL(path, 'http://inside').pathname).toBe(path);
        expect(new URL(path, 'http://inside').host).toBe('inside');
      }),
      { numRuns: 5_000 },
    );
  });
});
