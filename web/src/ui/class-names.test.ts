import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { extendTailwindMerge } from 'tailwind-merge';
import { classNames } from './class-names.ts';

const SOURCES = join(import.meta.dirname, '..');

/** The library's whole table, told of our own sizes. */
const wholeMerge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['hero', 'title', 'heading', 'subheading'],
      shadow: ['raised', 'lifted', 'floating'],
    },
  },
});

/** Every word in the sources' texts that the whole table knows to be a class, without its variants. */
function classesInUse(): string[] {
  const words = globSync('**/*.tsx', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/(['"`])([^'"`\n]*)\1/g)].flatMap(
      ([, , text = '']) => text.split(/[\s${}]+/),
    ),
  );
  const bare = new Set(words.map((word) => word.replace(/^.*:(?![^[]*\])/, '').replace(/!$/, '')));
  // A known class gives way to itself; an unknown word stays twice.
  return [...bare].filter((word) => word !== '' && wholeMerge(`${word} ${word}`) === word);
}

test('the later of two classes for one property wins, for every class that the site uses', () => {
  const classes = classesInUse();
  expect(classes.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const first of classes) {
    for (const second of classes) {
      const pair = `${first} ${second}`;
      if (classNames(pair) !== wholeMerge(pair)) wrong.push(pair);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
