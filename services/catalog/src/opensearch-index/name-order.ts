/** The order of names in lists, as the embedded index has it. */
const NAMES = new Intl.Collator('en');
const MARKS = /\p{M}+/gu;
/** Below all ranks: a name comes before those that go on after it. */
const END = '\u0001';
const FIRST_RANK = 0x21;
/** So much of a name's key tells groups of names apart that are counted together, and so much those of a large group. */
const START = 6;
const LONGER_START = 12;

/** Each printable character of ASCII by its rank; the two cases of a letter have the same. */
const RANKS = new Map(
  Array.from({ length: 0x7f - 0x20 }, (_none, at) => String.fromCharCode(0x20 + at))
    .filter((character) => character === character.toLowerCase())
    .sort(NAMES.compare)
    .map((character, at) => [character, String.fromCharCode(FIRST_RANK + at)]),
);

/**
 * A text for each name whose order by code points is that of the names: letters first, then accents, then case. Exact
 * for names in Latin letters; others follow by their code points.
 */
export function nameKey(name: string): string {
  const letters = name.normalize('NFKD');
  const base = letters.replace(MARKS, '');
  const accents = base.length === letters.length ? '' : accentsOf(letters);
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

function primaryOf(base: string): string {
  return Array.from(base.toLowerCase(), (letter) => RANKS.get(letter) ?? letter).join('');
}

/** For each letter its accents. */
function accentsOf(letters: string): string {
  return letters.replace(/\P{M}/gu, ' ');
}
