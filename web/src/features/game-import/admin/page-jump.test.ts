import { describe, expect, test } from '@jest/globals';
import { pageToGo } from './page-jump.ts';

describe('a typed page number', () => {
  test.each([
    ['1', 1],
    ['42', 42],
    [' 7 ', 7],
    ['999', 999],
  ])('%p leads to page %p', (typed, page) => {
    expect(pageToGo(typed)).toBe(page);
  });

  test.each(['', '0', '000', '1000', '1.5', '-3', '1e2', 'two'])('%p leads nowhere', (typed) => {
    expect(pageToGo(typed)).toBeUndefined();
  });
});
