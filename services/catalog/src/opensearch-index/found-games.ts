import { isForgiven } from '@slots/search-ranking/one-typo';
import { createSearchIndex, MAX_RESULTS } from '@slots/search-ranking/search-index';
import { type Typed, typedKeys } from '@slots/search-ranking/search-keys';
import { FOUND, type Found } from '@slots/search-ranking/word-index';
import { z } from 'zod';
import type { FoundGame } from '../game-index/game-index.ts';
import { type Query, VISIBLE } from './game-queries.ts';
import type { SearchAnswer, SearchBody } from './opensearch.client.ts';

/** Results per query; names with several spellings are found more than once. */
const CANDIDATES = 3 * MAX_RESULTS;
/** Longer words are found without a typo only: each place of a letter makes the question longer. */
const MAX_FORGIVEN_LENGTH = 40;
/** Above every level. */
const UNFOUND = 6;

const source = z.object({ name: z.string(), slug: z.string(), by: z.string().nullable() });

const BY_NAME: Query = { names: { order: 'asc', mode: 'max' } };

/**
 * Games by name: OpenSearch finds candidates, level by level as packages/search-ranking knows them, and that ranks them.
 * No level is asked for where better ones fill the answer.
 */
export async function foundGames(
  typed: string,
  ask: (bodies: readonly SearchBody[]) => Promise<SearchAnswer[]>,
): Promise<FoundGame[]> {
  const keys = typedKeys(typed);
  if (keys.words.length === 0) return [];
  const candidates = createSearchIndex<FoundGame>();
  let found: FoundGame[] = [];
  for (const questions of [namesLike, wordsOf, wordsForgiven]) {
    for (const { hits } of await ask(questions(keys))) {
      for (const { _id, _source } of hits.hits) {
        const { name, slug, by } = source.parse(_source);
        const answer: FoundGame = { type: 'game', id: Number(_id), name, slug, provider: by };
        candidates.put(answer.id, { name, also: by === null ? [] : [by], answer });
      }
    }
    found = candidates.search(typed);
    if (found.length === MAX_RESULTS) break;
  }
  return found;
}

function question(must: readonly Query[], filter: readonly Query[], sort: readonly Query[]) {
  return {
    query: { bool: { must, filter: [VISIBLE, ...filter] } },
    sort,
    size: CANDIDATES,
    track_total_hits: false,
    _source: ['name', 'slug', 'by'],
  };
}

/** The names that were typed, and those that begin so. */
function namesLike({ text }: Typed): SearchBody[] {
  return [
    question([], [{ term: { names: text } }], [BY_NAME]),
    question([], [{ prefix: { names: text } }], [{ names: { order: 'asc', mode: 'min' } }]),
  ];
}

/** All typed words, as well as they may be found without a typo. */
function wordsOf({ text, words }: Typed): SearchBody[] {
  const asWellAs = (level: Found) => words.map((word) => wordQuery(word, level));
  const bySum = [{ _score: 'desc' }, { length: 'asc' }, BY_NAME];
  const phrase = { match_phrase_prefix: { phrase: { query: text, max_expansions: 1_000 } } };
  return [
    ...(words.length > 1 ? [question(asWellAs(FOUND.beginning), [phrase], bySum)] : []),
    question(asWellAs(FOUND.word), [], bySum),
    question(asWellAs(FOUND.beginning), [], bySum),
    question(asWellAs(FOUND.also), [], [{ _score: 'desc' }, BY_NAME]),
  ];
}

/** The same with a typo in each, and a space too many. */
function wordsForgiven({ words, joined }: Typed): SearchBody[] {
  const bySum = [{ _score: 'desc' }, { length: 'asc' }, BY_NAME];
  const asWellAs = (level: Found) => words.map((word) => wordQuery(word, level));
  const forgiving = words.some(isForgiven)
    ? [
        question(asWellAs(FOUND.typo), [], bySum),
        question(asWellAs(FOUND.typoInBeginning), [], bySum),
      ]
    : [];
  const together = words.length > 1 ? [question([wordQuery(joined, FOUND.also)], [], bySum)] : [];
  // There is always one question, as OpenSearch wants it.
  return [...forgiving, ...together, question([], [{ term: { names: joined } }], [BY_NAME])];
}

/** A typed word that is found at this level or a better one; the better, the higher its score. */
function wordQuery(word: string, worst: Found): Query {
  const at = (level: Found, filter: Query) =>
    level <= worst ? [{ constant_score: { filter, boost: UNFOUND - level } }] : [];
  const forgiven = isForgiven(word) && word.length <= MAX_FORGIVEN_LENGTH;
  return {
    dis_max: {
      queries: [
        ...at(FOUND.word, { term: { words: word } }),
        ...at(FOUND.word, { term: { joined: word } }),
        ...at(FOUND.beginning, { prefix: { words: word } }),
        ...at(FOUND.beginning, { prefix: { joined: word } }),
        ...at(FOUND.also, { prefix: { also: word } }),
        ...(forgiven
          ? [
              ...at(
                FOUND.typo,
                either((field) => ({
                  fuzzy: { [field]: { value: word, fuzziness: 1, transpositions: true } },
                })),
              ),
              ...at(
                FOUND.typoInBeginning,
                either((field) => ({ regexp: { [field]: oneTypoAndMore(word) } })),
              ),
            ]
          : []),
      ],
    },
  };
}

/** In the name, or in what else finds it. */
function either(query: (field: string) => Query): Query {
  return { bool: { should: [query('words'), query('also')] } };
}

/** A pattern of the words that begin with a typed one but for one letter. It is of letters and digits alone. */
function oneTypoAndMore(word: string): string {
  const patterns = Array.from(word, (letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = after === '' ? [] : [before + after.slice(0, 1) + letter + after.slice(1)];
    return [`${before}.${after}`, `${before}.${letter}${after}`, before + after, ...swapped];
  });
  return `(${[...new Set(patterns.flat())].join('|')}).*`;
}
