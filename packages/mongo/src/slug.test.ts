import { expect, test } from '@jest/globals';
import { slug } from '@slots/contracts/fields';
import fc from 'fast-check';
import { escapeRegExp } from './regular-expression.ts';
import { slugOf } from './slug.ts';

test.each([
  ['Book of Dead', 'book-of-dead'],
  ['  888 Casino!! ', '888-casino'],
  ['Türkiye', 'turkiye'],
  ["Côte d'Ivoire", 'cote-d-ivoire'],
  ['Tom & Jerry', 'tom-and-jerry'],
  ['Казино', 'kazino'],
  ['BigWinCasino', 'bigwincasino'],
])('the name %j has the slug %s', (name, expected) => {
  expect(slugOf(name)).toBe(expected);
  expect(slug.safeParse(slugOf(name)).success).toBe(true);
});

test.each(['', '!!!', '🎰'])('the name %j has no usable letter', (name) => {
  expect(slugOf(name)).toBe('');
});

test('a very long name is cut to a slug that still fits', () => {
  const cut = slugOf('word '.repeat(80));
  expect(cut.length).toBeLessThanOrEqual(200);
  expect(slug.safeParse(cut).success).toBe(true);
});

test('any name has a slug that is one, and the slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const made = slugOf(name);
      if (made === '') return;
      expect(slug.safeParse(made).success).toBe(true);
      expect(slugOf(made)).toBe(made);
    }),
    { numRuns: 1_000 },
  );
});

test('any text, escaped for a pattern, matches itself alone', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[.*+?^${}()|[\]\\a-]+$/),
  );
  fc.assert(
    fc.property(text, text, (one, other) => {
      const pattern = new RegExp(`^(?:${escapeRegExp(one)})$`);
      expect(pattern.test(one)).toBe(true);
      expect(pattern.test(other)).toBe(one === other);
    }),
    { numRuns: 1_000 },
  );
});
