import transliterate from '@sindresorhus/transliterate';

const PLAIN = /^[\u0020-\u007e]*$/;
const APOSTROPHES = /['’‘ʼ`´]/gu;
const MARKS_OF_TRADE = /[™®©℠]/gu;
const ACCENTS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Lower case, without accents, in Latin letters where there is a spelling in them. */
function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Accents go first, else the library spells ü in the German way.
  const plain = text.replace(MARKS_OF_TRADE, '').normalize('NFKD').replace(ACCENTS, '');
  return (PLAIN.test(plain) ? plain : transliterate(plain)).toLowerCase();
}

const asWords = (folded: string) => folded.replace(BETWEEN_WORDS, ' ').trim();

/** A text as it is compared: folded words with single spaces. "Gonzo's Quest!" is "gonzos quest". */
export function spelling(text: string): string {
  return asWords(fold(text.replace(APOSTROPHES, '')));
}

/**
 * All the ways in which a name may be typed: an apostrophe left out or typed as a space, and "and" for
 * an ampersand. The first is that of `spelling`.
 */
export function spellings(name: string): string[] {
  const found = [spelling(name)];
  if (name.search(APOSTROPHES) !== -1) found.push(asWords(fold(name.replace(APOSTROPHES, ' '))));
  if (name.includes('&')) found.push(spelling(name.replaceAll('&', ' and ')));
  return found;
}
