import { oneTypoFrom } from './one-typo.ts';
import { createSortedTexts } from './sorted-texts.ts';

/** The place of a found word. The numbers are the order of results: the lower, the better. */
export const FOUND = { word: 1, beginning: 2, also: 3, typo: 4, typoInBeginning: 5 } as const;
export type Found = (typeof FOUND)[keyof typeof FOUND];

/** The places of a typed word. */
export interface Match {
  /** At how many places at most: what `places` costs. */
  readonly count: number;
  /** All places, each once, with how well it was found there. */
  places(): ReadonlyMap<number, Found>;
  /** The quality of the match at one place; undefined for none. */
  levelAt(place: number): Found | undefined;
}

/** A word with the places that it stands at, in names and in what else finds them. */
interface Word {
  readonly text: string;
  readonly name: number[];
  readonly also: number[];
}

/** A whole name typed without spaces: too long a text to forgive typos in. */
interface Joined {
  readonly text: string;
  readonly place: number;
}

/**
 * Words by their places (small whole numbers, given out in order). A typo is looked for in the
 * words that share the typed one's first half, or two letters of its second. Common words stand at
 * thousands of places, so these are gone through for the rarest word of a search alone.
 */
export function createWordIndex() {
  const words = new Map<string, Word>();
  const sorted = createSortedTexts<Word>();
  /** By where two letters stand in them, and which. */
  const byPair: Map<string, Word[]>[] = [];
  /** By place: the words of its name. */
  const inName: (readonly Word[])[] = [];
  /** By place: the words of what else finds it. */
  const inAlso: (readonly Word[])[] = [];
  /** Places that are found by the same other texts have one list of them. */
  const alsoWords = new Map<readonly string[], readonly Word[]>();
  /** By their first word: those with a longer one than was typed are found by that word already. */
  const joined = new Map<string, ReturnType<typeof createSortedTexts<Joined>>>();

  function wordOf(text: string): Word {
    const known = words.get(text);
    if (known) return known;
    const made: Word = { text, name: [], also: [] };
    words.set(text, made);
    sorted.add(made);
    for (let at = 0; at + 2 <= text.length; at += 1) {
      const words = (byPair[at] ??= new Map<string, Word[]>());
      const pair = text.slice(at, at + 2);
      const alike = words.get(pair);
      if (alike) alike.push(made);
      else words.set(pair, [made]);
    }
    return made;
  }

  /** All words that may be one typo away, and some that are not; some of them twice. */
  function* alike(typed: string): Generator<Word> {
    const half = typed.length >> 1;
    // A typo behind the first half leaves that as it is …
    yield* sorted.beginningWith(typed.slice(0, half));
    // … and one before or at its end what comes after, if one letter further on or back.
    const pair = typed.slice(half + 1, half + 3);
    for (const at of [half, half + 1, half + 2]) yield* byPair[at]?.get(pair) ?? [];
  }

  function joinedLike(typed: string): Map<number, Found> {
    const found = new Map<number, Found>();
    for (let end = 1; end < typed.length; end += 1) {
      const names = joined.get(typed.slice(0, end));
      if (!names) continue;
      for (const { text, place } of names.beginningWith(typed)) {
        keepBest(found, place, levelOf(text, typed));
      }
    }
    return found;
  }

  function matchOf(levels: ReadonlyMap<Word, Found>, whole: ReadonlyMap<number, Found>): Match {
    let count = whole.size;
    for (const { name, also } of levels.keys()) count += name.length + also.length;
    return {
      count,
      places() {
        const found = new Map(whole);
        for (const [{ name, also }, level] of levels) {
          for (const place of name) keepBest(found, place, level);
          for (const place of also) keepBest(found, place, alsoLevel(level));
        }
        return found;
      },
      levelAt(place) {
        let best = whole.get(place);
        for (const word of inName[place] ?? []) best = better(best, levels.get(word));
        for (const word of inAlso[place] ?? []) {
          const level = levels.get(word);
          if (level !== undefined) best = better(best, alsoLevel(level));
        }
        return best;
      },
    };
  }

  function find(typed: string, { forgiving }: { readonly forgiving: boolean }): Match {
    const levels = new Map<Word, Found>();
    for (const word of sorted.beginningWith(typed)) levels.set(word, levelOf(word.text, typed));
    const meets = forgiving ? oneTypoFrom(typed) : undefined;
    if (meets) {
      for (const word of alike(typed)) {
        const met = meets(word.text);
        if (met) levels.set(word, met === 'word' ? FOUND.typo : FOUND.typoInBeginning);
      }
    }
    return matchOf(levels, joinedLike(typed));
  }

  return {
    /** Adds a place with the words of its name, and those that find it too; each word once. */
    add(place: number, name: readonly string[], also: readonly string[]): void {
      const named = name.map(wordOf);
      const others = alsoWords.get(also) ?? also.map(wordOf);
      alsoWords.set(also, others);
      for (const word of named) word.name.push(place);
      for (const word of others) word.also.push(place);
      inName[place] = named;
      inAlso[place] = others;
    },

    /** Adds a name of several words that is found without its spaces too, beside its words. */
    addJoined(name: string, place: number): void {
      const first = name.slice(0, name.indexOf(' '));
      const names = joined.get(first) ?? createSortedTexts();
      names.add({ text: name.replaceAll(' ', ''), place });
      joined.set(first, names);
    },

    /** The places of words that are `typed` or begin with it. */
    find: (typed: string) => find(typed, { forgiving: false }),

    /** The same with one typo forgiven. */
    findForgiving: (typed: string) => find(typed, { forgiving: true }),
  };
}

function levelOf(text: string, typed: string): Found {
  return text.length === typed.length ? FOUND.word : FOUND.beginning;
}

/** The rank of a word in other names of an entry. */
function alsoLevel(level: Found): Found {
  return level < FOUND.also ? FOUND.also : level;
}

function better(one: Found | undefined, other: Found | undefined): Found | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}

function keepBest(found: Map<number, Found>, place: number, level: Found): void {
  const known = found.get(place);
  if (known === undefined || level < known) found.set(place, level);
}
