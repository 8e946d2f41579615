import type { Sample } from './running-system.ts';

const PER_PAGE = 20;
const LETTERS_FROM = 2;
const LETTERS_MOST = 8;

/** Pages of the public list, near enough to each other that all have as many games. */
export function listPages(
  games: number,
  { limit = PER_PAGE, more = '' }: { limit?: number; more?: string } = {},
): string[] {
  const pages = Math.floor(games / limit);
  return shuffled(
    Array.from(
      { length: pages },
      (_, at) => `/api/public/games?page=${at + 1}&limit=${limit}${more}`,
    ),
  );
}

/** Enough different pages, of slightly different sizes, that each is new to every cache. */
export function pagesThatDiffer(games: number): string[] {
  const sizes = Array.from({ length: 16 }, (_, at) => PER_PAGE - 8 + at);
  return shuffled(sizes.flatMap((limit) => listPages(games, { limit, more: '&sort=name' })));
}

export function gamePages(sample: readonly Sample[]): string[] {
  return shuffled(sample.map(({ slug }) => `/api/public/games/${slug}`));
}

const searchFor = (path: string, typed: string) => `${path}?q=${encodeURIComponent(typed)}`;

/** As visitors type: a search for each letter from the second to the eighth. */
export function typedLetters(path: string, sample: readonly Sample[]): string[] {
  return sample.flatMap(({ name }) =>
    Array.from({ length: LETTERS_MOST - LETTERS_FROM + 1 }, (_, at) =>
      searchFor(path, name.slice(0, LETTERS_FROM + at)),
    ),
  );
}

export function wholeNames(path: string, sample: readonly Sample[]): string[] {
  return shuffled(sample.map(({ name }) => searchFor(path, name)));
}

/** Names with two letters swapped near the middle. */
export function misspelt(path: string, sample: readonly Sample[]): string[] {
  const typos = sample.map(({ name }) => {
    const at = Math.floor(name.length / 2);
    return `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
  });
  return shuffled(typos.map((name) => searchFor(path, name)));
}

/** The same order at each run, and no neighbours beside each other. */
function shuffled<T>(list: readonly T[]): T[] {
  const step = 7_919;
  const apart = list.length % step === 0 ? 1 : step;
  return list.flatMap((_, at) => list[(at * apart) % list.length] ?? []);
}
