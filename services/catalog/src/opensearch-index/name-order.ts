import { NAMES } from '../game-index/game-index.ts';

/** The order of names in lists without accents and case. */
const LETTERS = new Intl.Collator('en', { sensitivity: 'base' });
const MARKS = /\p{M}+/gu;
/** Below all ranks: a name comes before those that go on after it. */
const END = '\u0001';
const FIRST_RANK = 0x21;
/** So much of a name's key tells groups of names apart that are counted together, and so much those of a large group. */
const START = 6;
const LONGER_START = 12;

/** ASCII, the Latin letters of Europe, and the signs of typography. */
const RANKED = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x205e],
] as const;
/** Letters that are sorted as two. */
const PAIRS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe' };

const RANKS = ranksOf(RANKED.flatMap(([first, last]) => charactersOf(first, last)));

/**
 * A text for each name whose order by code points is that of the names: letters first, then accents, then case. Exact
 * for names in the letters and signs that are ranked; others follow by their code points.
 */
export function nameKey(name: string): string {
  const letters = name.normalize('NFKD');
  const base = letters.replace(MARKS, '');
  const accents = accentsOf(letters);
  const cases = Array.from(base, (letter) => (letter === letter.toLowerCase() ? '0' : '1')).join(
    '',
  );
  return [primaryOf(base), accents, cases].join(END);
}

/** The beginnings of the key by which names are counted: a short one, and one for groups that are large. */
export function nameStarts(name: string): readonly [short: string, long: string] {
  const primary = primaryOf(name.normalize('NFKD').replace(MARKS, ''));
  return [primary.slice(0, START), primary.slice(0, LONGER_START)];
}

/** The characters of a range, as they are without accents and case. */
function charactersOf(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_none, at) =>
    String.fromCharCode(first + at)
      .normalize('NFKD')
      .replace(MARKS, '')
      .toLowerCase(),
  ).filter((character) => character.length === 1);
}

/** Each character by its rank; letters that differ by an accent alone have the same, and what counts for nothing has none. */
function ranksOf(characters: readonly string[]): ReadonlyMap<string, string> {
  const ranks = new Map<string, string>();
  let before = '';
  let rank = FIRST_RANK - 1;
  for (const character of [...new Set(characters)].sort(NAMES.compare)) {
    if (LETTERS.compare(before, character) !== 0) rank += 1;
    before = character;
    ranks.set(character, LETTERS.compare(character, '') === 0 ? '' : String.fromCharCode(rank));
  }
  return ranks;
}

function primaryOf(base: string): string {
  return base
    .toLowerCase()
    .replace(/[ßæœ]/g, (letter) => PAIRS[letter] ?? letter)
    .replace(/./gsu, (letter) => RANKS.get(letter) ?? letter);
}

/** For each letter its accents, and itself where it is one of ASCII with an accent that cannot be taken off. */
function accentsOf(letters: string): string {
  return letters
    .replace(/\P{M}/gu, (letter) => (letter > '~' ? letter.toLowerCase() : ' '))
    .trimEnd();
}
