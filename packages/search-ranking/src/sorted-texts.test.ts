import { expect, test } from '@jest/globals';
import { createSortedTexts } from './sorted-texts.ts';

test('a quarter of a million texts that came at once are found by how they begin', () => {
  const texts = createSortedTexts<{ readonly text: string }>();
  for (let number = 0; number < 250_000; number += 1) texts.add({ text: `game ${number}` });
  const found = [...texts.beginningWith('game 24999')].map(({ text }) => text);
  expect(found).toEqual([
    'game 24999',
    ...Array.from({ length: 10 }, (_, last) => `game 24999${last}`),
  ]);
});
