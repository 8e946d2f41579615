import { spellings } from './fold.ts';
import { alsoWordsOf, searchKeys, typedKeys } from './search-keys.ts';
import { createSortedTexts } from './sorted-texts.ts';
import { createWordIndex, FOUND, type Found, type Match } from './word-index.ts';

/** A search finds at most this many of a kind. */
export const MAX_RESULTS = 8;

/** Something to be found by its name. */
export interface Searchable<T> {
  readonly name: string;
  /** Other texts that find it, after those whose name does: a provider's name, other names of a country. */
  readonly also?: readonly string[];
  /** Other texts that are as good as its name when they are typed in full: a country's code. */
  readonly aliases?: readonly string[];
  /** The answer of a search. */
  readonly answer: T;
}

interface Entry<T> {
  readonly name: string;
  /** All spellings of its name. */
  readonly names: readonly string[];
  /** The words of other texts that find it. Many entries have the same, which are there once. */
  readonly also: readonly string[];
  readonly aliases: readonly string[];
  /** The number of words of its name: the fewer, the more of it was typed. */
  readonly length: number;
  answer: T;
}

const NONE: readonly string[] = [];

/** One spelling of the name at a place. */
interface Spelled {
  readonly text: string;
  readonly place: number;
}

/**
 * Names in memory, ranked against what a visitor typed: exact name or alias, name prefix, words in the typed
 * order, words, word prefixes, `also`, then one typo in words of 5 letters or more; of those that are
 * alike the ones with fewer words first, then by name.
 * Every typed word has to be found. Accents, case and punctuation do not matter.
 */
export function createSearchIndex<T>() {
  let words = createWordIndex();
  let names = createSortedTexts<Spelled>();
  /** By place; undefined where something was removed. */
  let entries: (Entry<T> | undefined)[] = [];
  const placeOf = new Map<number, number>();
  const alsos = new Map<string, readonly string[]>();
  /** Places by alias. */
  let aliased = new Map<string, number[]>();
  /** By place: where its name comes among all; made when it is first needed after a change. */
  let ordered: Uint32Array | undefined;

  function put(id: number, thing: Searchable<T>): void {
    const { name, aliases: givenAliases = NONE, answer } = thing;
    const also = alsoOf(thing.also ?? NONE);
    const aliases = givenAliases.length === 0 ? NONE : givenAliases.flatMap(spellings);
    const known = entries[placeOf.get(id) ?? -1];
    if (known?.name === name && known.also === also && isAlike(known.aliases, aliases)) {
      known.answer = answer;
      return;
    }
    remove(id);
    placeOf.set(id, entries.length);
    const keys = searchKeys(name, NONE);
    add({ name, names: keys.names, also, aliases, length: keys.length, answer });
  }

  function alsoOf(texts: readonly string[]): readonly string[] {
    const key = texts.join('\n');
    const also = alsos.get(key) ?? alsoWordsOf(texts);
    alsos.set(key, also);
    return also;
  }

  function add(entry: Entry<T>): void {
    const place = entries.push(entry) - 1;
    ordered = undefined;
    for (const text of entry.names) names.add({ text, place });
    words.add(place, searchKeys(entry.name, NONE).words, entry.also);
    for (const text of entry.names) if (text.includes(' ')) words.addJoined(text, place);
    for (const text of new Set(entry.aliases)) {
      aliased.set(text, [...(aliased.get(text) ?? []), place]);
    }
  }

  function remove(id: number): void {
    const place = placeOf.get(id);
    if (place === undefined) return;
    entries[place] = undefined;
    placeOf.delete(id);
    if (entries.length > 2 * placeOf.size + 1_000) compact();
  }

  /** Makes the index anew without what was removed. */
  function compact(): void {
    const kept = [...placeOf].map(([id, place]) => [id, entries[place]] as const);
    words = createWordIndex();
    names = createSortedTexts();
    aliased = new Map();
    entries = [];
    for (const [id, entry] of kept) {
      placeOf.set(id, entries.length);
      if (entry) add(entry);
    }
  }

  function order(): Uint32Array {
    if (ordered) return ordered;
    ordered = new Uint32Array(entries.length);
    for (const [at, { place }] of names.all().entries()) ordered[place] = at;
    return ordered;
  }

  /** Adds those of exactly this name, then those of this alias, until `found` is full. */
  function addExact(found: Set<Entry<T>>, text: string): void {
    const places: number[] = [];
    for (const name of names.beginningWith(text)) {
      if (name.text !== text || places.length === MAX_RESULTS) break;
      places.push(name.place);
    }
    for (const place of places.concat(aliased.get(text) ?? [])) {
      const entry = entries[place];
      if (entry && found.size < MAX_RESULTS) found.add(entry);
    }
  }

  /** Adds those whose name begins so, by name, until `found` is full. */
  function addByName(found: Set<Entry<T>>, text: string): void {
    for (const { place } of names.beginningWith(text)) {
      if (found.size === MAX_RESULTS) return;
      const entry = entries[place];
      if (entry) found.add(entry);
    }
  }

  /** Adds the best of those that have all typed words, until `found` is full. */
  function addByWords(found: Set<Entry<T>>, text: string, matches: Iterable<Match>): void {
    if (found.size === MAX_RESULTS) return;
    const best = createBest<Entry<T>>(MAX_RESULTS - found.size);
    const byName = order();
    for (const { place, worst, sum } of meet(matches)) {
      const entry = entries[place];
      if (!entry || found.has(entry)) continue;
      const level = worst <= FOUND.beginning && hasPhrase(entry.names, text) ? 0 : worst;
      const length = level === FOUND.also ? 0 : entry.length;
      best.offer(entry, score([level, sum, length], byName[place] ?? 0));
    }
    for (const entry of best.all()) found.add(entry);
  }

  return {
    /** Adds or replaces an entry. */
    put,
    remove,

    /** Holds these and no others from now on. */
    replaceAll(things: Iterable<readonly [number, Searchable<T>]>): void {
      const there = new Map(things);
      for (const id of placeOf.keys()) if (!there.has(id)) remove(id);
      for (const [id, thing] of there) put(id, thing);
    },

    /** At most 8 answers, best first. */
    search(typed: string): T[] {
      const { text, words: typedWords, joined } = typedKeys(typed);
      if (typedWords.length === 0) return [];
      const found = new Set<Entry<T>>();
      addExact(found, text);
      addByName(found, text);
      addByWords(found, text, typedWords.values().map(words.find));
      addByWords(found, text, typedWords.values().map(words.findForgiving));
      // A space too many: 'star burst'.
      if (joined !== text) addByWords(found, text, [words.find(joined)]);
      return Array.from(found, ({ answer }) => answer);
    },
  };
}

const isAlike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** One number to compare by: the level, then those of all words together, the length, then the name. */
function score([level, sum, length]: readonly [number, number, number], byName: number): number {
  const rank = (level * 0x400 + Math.min(sum, 0x3ff)) * 0x40 + Math.min(length, 0x3f);
  return rank * 0x1000_0000 + byName;
}

/** A place that has all typed words: how well the worst of them, and all together. */
interface Met {
  readonly place: number;
  readonly worst: Found;
  readonly sum: number;
}

/**
 * The places that have all typed words. A word that stands nowhere is the last that is looked for, so that a
 * long text of nonsense costs little.
 */
function* meet(matches: Iterable<Match>): Generator<Met> {
  const all: Match[] = [];
  for (const match of matches) {
    if (match.count === 0) return;
    all.push(match);
  }
  const [rarest, ...others] = all.toSorted((a, b) => a.count - b.count);
  if (!rarest) return;
  places: for (const [place, own] of rarest.places()) {
    let worst = own;
    let sum: number = own;
    for (const other of others) {
      const level = other.levelAt(place);
      if (level === undefined) continue places;
      if (level > worst) worst = level;
      sum += level;
    }
    yield { place, worst, sum };
  }
}

/** True if the words stand in a name just as they were typed. */
function hasPhrase(names: readonly string[], text: string): boolean {
  return text.includes(' ') && names.some((name) => name.includes(` ${text}`));
}

/** Keeps the things with the lowest scores, in order. */
function createBest<T>(most: number) {
  const kept: { readonly thing: T; readonly score: number }[] = [];
  return {
    offer(thing: T, score: number): void {
      if (kept.length === most && score >= (kept.at(-1)?.score ?? 0)) return;
      const at = kept.findIndex((other) => score < other.score);
      kept.splice(at === -1 ? kept.length : at, 0, { thing, score });
      if (kept.length > most) kept.pop();
    },
    all: () => kept.map(({ thing }) => thing),
  };
}
