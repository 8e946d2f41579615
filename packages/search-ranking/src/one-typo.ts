/** Shorter words are too like each other: one letter away from "wild" are "wind", "mild" and "will". */
const MIN_LENGTH = 5;

/** True if a word is long enough to forgive a typo in. */
export const isForgiven = (typed: string) => typed.length >= MIN_LENGTH;

/** A word, or one that continues after its letters: a visitor may still be typing. */
type Met = 'word' | 'beginning' | undefined;

/**
 * A test for words that are `typed` but for one letter: wrong, missing, too many, or swapped with the next.
 * Words that begin with `typed` as it is are not met. Without a test `typed` is too short to forgive.
 */
export function oneTypoFrom(typed: string): ((word: string) => Met) | undefined {
  if (!isForgiven(typed)) return undefined;
  const rests = Array.from({ length: typed.length + 2 }, (_none, at) => typed.slice(at));

  /** The match of a word whose letters from `at` on are those of `typed` from `from` on. */
  function met(word: string, from: number, at: number): Met {
    const rest = rests[from] ?? '';
    if (at > word.length || !word.startsWith(rest, at)) return undefined;
    return word.length === at + rest.length ? 'word' : 'beginning';
  }

  return (word) => {
    let at = 0;
    while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) at += 1;
    if (at === typed.length) return undefined;
    const last = at + 1 === typed.length;
    const [here, next] = [typed.charCodeAt(at), typed.charCodeAt(at + 1)];
    const [itsHere, itsNext] = [word.charCodeAt(at), word.charCodeAt(at + 1)];
    // One look at a letter rules most words out.
    const wrong = last || next === itsNext ? met(word, at + 1, at + 1) : undefined;
    const missing = here === itsNext ? met(word, at, at + 1) : undefined;
    const tooMany = last || next === itsHere ? met(word, at + 1, at) : undefined;
    const swapped = here === itsNext && next === itsHere ? met(word, at + 2, at + 2) : undefined;
    if (wrong === 'word' || missing === 'word' || tooMany === 'word') return 'word';
    return swapped ?? wrong ?? missing ?? tooMany;
  };
}
