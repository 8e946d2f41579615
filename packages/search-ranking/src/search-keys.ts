import { spelling, spellings } from './fold.ts';

/** Keys to find a name by, where another engine than ours looks for candidates. */
interface SearchKeys {
  /** All spellings of the name. */
  readonly names: readonly string[];
  /** The words of these. */
  readonly words: readonly string[];
  /** Those of several words without their spaces. */
  readonly joined: readonly string[];
  /** Words of what else finds it, and those texts without their spaces. */
  readonly also: readonly string[];
  /** The number of words of the name: the fewer, the more of it was typed. */
  readonly length: number;
}

/** The typed text, as it is compared. */
export interface Typed {
  readonly text: string;
  /** Each once. */
  readonly words: readonly string[];
  /** Without spaces. */
  readonly joined: string;
}

export function searchKeys(name: string, also: readonly string[]): SearchKeys {
  const names = spellings(name);
  return {
    names,
    words: distinctWordsOf(names),
    joined: joinedOf(names),
    also: alsoWordsOf(also),
    length: wordsOf(names[0] ?? '').length,
  };
}

export function typedKeys(typed: string): Typed {
  const text = spelling(typed);
  return { text, words: distinctWordsOf([text]), joined: withoutSpaces(text) };
}

/** The words of other texts, which are found without their spaces too. */
export function alsoWordsOf(texts: readonly string[]): readonly string[] {
  const spelled = texts.flatMap(spellings);
  return [...new Set([...distinctWordsOf(spelled), ...joinedOf(spelled)])];
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean);
const withoutSpaces = (text: string) => text.replaceAll(' ', '');
const distinctWordsOf = (texts: readonly string[]) => [...new Set(texts.flatMap(wordsOf))];
const joinedOf = (texts: readonly string[]) =>
  texts.filter((text) => text.includes(' ')).map(withoutSpaces);
