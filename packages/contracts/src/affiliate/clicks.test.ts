import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { clickedPage } from './clicks.ts';

const longest = `/${'x'.repeat(499)}`;

test.each([
  ['the front page', '/', true],
  ['a path', '/country/spain', true],
  ['the longest path', longest, true],
  ['the longest path with a long query', `${longest}?${'y'.repeat(600)}`, true],
  ['a path with a fragment of any signs', '/guides#a b\\', true],
  ['a path that is too long', `${longest}x`, false],
  ['a path that is too long, with a query', `${longest}x?y`, false],
  ['another host', '//other.example', false],
  ['a path with a blank', '/a b', false],
  ['no path', 'country', false],
])(
  'of the page of a click, the document says the same as the check: %s',
  (_what, page, isTaken) => {
    const { pattern = '', maxLength = Infinity } = z.toJSONSchema(clickedPage, { io: 'input' });
    expect(new RegExp(pattern, 'u').test(page) && page.length <= maxLength).toBe(isTaken);
    expect(clickedPage.safeParse(page).success).toBe(isTaken);
  },
);
