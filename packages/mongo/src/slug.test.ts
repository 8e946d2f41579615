import { expect, test } from '@jest/globals';
import { slug } from '@slots/contracts/fields';
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
