import { describe, expect, it } from '@jest/globals';
import { firstWords, isLong } from './truncate.ts';

function words(count: number): string {
  return Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');
}

describe('a description on the game page', () => {
  it('is cut after 60 words', () => {
    expect(firstWords(words(61))).toBe(`${words(60)}...`);
  });

  it('is whole with 60 words or fewer', () => {
    expect(firstWords(words(60))).toBe(words(60));
    expect(firstWords('')).toBe('');
  });

  it('keeps its line breaks where it is cut', () => {
    expect(firstWords(`first line\n\n${words(70)}`).startsWith('first line\n\nw1 ')).toBe(true);
  });

  it('is long with more than 300 characters', () => {
    expect(isLong('a'.repeat(300))).toBe(false);
    expect(isLong('a'.repeat(301))).toBe(true);
  });

  it('is long with more than 4 lines', () => {
    expect(isLong('1\n2\n3\n4')).toBe(false);
    expect(isLong('1\n2\n3\n4\n5')).toBe(true);
  });

  it('is not made long by blanks around it', () => {
    expect(isLong(`\n\n\n\n${'a'.repeat(300)}\n`)).toBe(false);
  });
});
