import { describe, expect, test } from '@jest/globals';
import { createSearchIndex } from './search-index.ts';

function indexOf(names: readonly string[], also: readonly string[] = []) {
  const index = createSearchIndex<string>();
  for (const [id, name] of names.entries()) index.put(id, { name, also, answer: name });
  return index;
}

describe('a search', () => {
  test('gives the exact name, then prefixes, words in order, words, word prefixes, typos', () => {
    const inOrder = [
      'Gold Rush',
      'Gold Rush Deluxe',
      'Gold Rushes',
      'Big Gold Rush',
      'Rush for Gold',
      'A Golden Rush',
      'Gold Bush',
    ];
    const index = indexOf(inOrder.toReversed());
    expect(index.search('gold rush')).toEqual(inOrder.slice(0, 6));
    expect(index.search('goldd golden')).toEqual(['A Golden Rush']);
    expect(index.search('Rush Gold').slice(0, 2)).toEqual(['Gold Rush', 'Big Gold Rush']);
  });

  test('finds by another text after those whose name it is', () => {
    const index = createSearchIndex<string>();
    index.put(1, { name: 'Wolf Night', also: ["Play'n GO"], answer: 'by provider' });
    index.put(2, { name: 'Play Dirty', also: ['Red Fox'], answer: 'by name' });
    expect(index.search('play')).toEqual(['by name', 'by provider']);
    for (const typed of ["play'n go", 'playn', 'play n go', 'PLAYNGO', 'night playn', 'plaingo']) {
      expect([typed, index.search(typed)[0]]).toEqual([typed, 'by provider']);
    }
  });

  test('takes an alias that is typed in full for the name', () => {
    const index = createSearchIndex<string>();
    index.put(1, { name: 'Ukraine', aliases: ['UA'], answer: 'Ukraine' });
    index.put(2, { name: 'United Kingdom', also: ['UK'], aliases: ['UK'], answer: 'Britain' });
    index.put(3, { name: 'Ua', answer: 'by name' });
    expect(index.search('uk')).toEqual(['Britain', 'Ukraine']);
    expect(index.search('ua')).toEqual(['by name', 'Ukraine']);
  });

  test.each([
    ['a wrong letter', 'starbxrst'],
    ['a missing letter', 'starurst'],
    ['a letter too many', 'starbburst'],
    ['two letters swapped', 'satrburst'],
    ['a wrong first letter', 'xtarburst'],
    ['a letter too many at the end', 'starburstt'],
    ['a typo while the word is not yet finished', 'stxrbu'],
    ['a space too many', 'star burst'],
  ])('forgives %s', (_kind, typed) => {
    expect(indexOf(['Starburst', 'Moonshine']).search(typed)).toEqual(['Starburst']);
  });

  test.each(['starbxxst', 'sattburst', 'xxarburst', 'starburst moonshine', 'wxld', 'wldi'])(
    'finds nothing by %s: two typos, words of two names, or a word too short to forgive',
    (typed) => {
      expect(indexOf(['Starburst', 'Moonshine', 'Wild']).search(typed)).toEqual([]);
    },
  );

  test('gives at most eight, alike ones by name', () => {
    const names = Array.from({ length: 30 }, (_none, at) => `Book ${String(at).padStart(2, '0')}`);
    expect(indexOf(names.toReversed()).search('book')).toEqual(names.slice(0, 8));
  });

  test('knows of changes at once, whatever was there before', () => {
    const index = createSearchIndex<string>();
    for (let round = 0; round < 3_000; round += 1) {
      index.put(1, { name: `Round ${round}`, answer: `round ${round}` });
    }
    index.put(2, { name: 'Other', answer: 'other' });
    index.put(2, { name: 'Other', answer: 'the same by another answer' });
    expect(index.search('round')).toEqual(['round 2999']);
    expect(index.search('2998')).toEqual([]);
    expect(index.search('other')).toEqual(['the same by another answer']);
    index.replaceAll([[3, { name: 'Third', answer: 'third' }]]);
    expect(['round', 'other', 'third'].flatMap(index.search)).toEqual(['third']);
  });
});
