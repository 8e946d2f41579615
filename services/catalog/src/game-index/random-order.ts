import { createHash } from 'node:crypto';

/** The life of the seed of those who bring none. */
const SEED_MS = 5 * 60_000;
/** Games that appear after a seed was given out are mixed among those of the same few seconds. */
export const SLICE_MS = 10_000;
/** Maximum number of places: ranks have 32 bits, and a number holds 53. */
const MAX_PLACES = 2 ** 21;
const OWN_SEED = /^r([0-9a-z]{6,9})$/;

/** Number of sorted shuffles, however many seeds there are: a random order is one of them, begun anywhere. */
export const SHUFFLES = 8;
const KEYS = Array.from({ length: SHUFFLES }, (_none, at) => numberOf(`shuffle ${at}`, 0));

/** The seed that holds now for those who bring none; it tells when it began. */
export function currentSeed(now: number): string {
  return `r${beginOf(now).toString(36)}`;
}

/** Whole seconds for which that seed still holds. */
export function secondsOfSeed(now: number): number {
  return Math.floor((SEED_MS - (now % SEED_MS)) / 1_000);
}

/**
 * The moment whose games an order is made of: when a seed of ours was made. An invented seed has none and takes
 * the current five minutes.
 */
export function momentOf(seed: string, now: number): number {
  const told = Number.parseInt(OWN_SEED.exec(seed)?.[1] ?? '', 36);
  // Another replica's clock may be ahead.
  const isOwn = told === beginOf(told) && told <= now + SEED_MS;
  return isOwn ? told : beginOf(now);
}

function beginOf(moment: number): number {
  return Math.floor(moment / SEED_MS) * SEED_MS;
}

/** The shuffle that a seed stands for, and the rank that its order begins at. */
export function startOf(seed: string): { readonly shuffle: number; readonly rank: number } {
  return { shuffle: numberOf(seed, 4) % SHUFFLES, rank: numberOf(seed, 0) };
}

/** A game's place in a shuffle: of 32 bits, and the same for ever. */
export function rankOf(id: number, shuffle: number): number {
  return mix(id, KEYS[shuffle] ?? 0);
}

/**
 * Games by their ranks in a shuffle. Rank and place are one number each, since numbers are sorted many
 * times faster than objects are by a function; what is left to that are the few games of the same rank.
 */
export function shuffled<T extends { readonly id: number }>(
  games: readonly T[],
  shuffle: number,
  compare: (a: T, b: T) => number,
): T[] {
  const ranked = Float64Array.from(
    games,
    ({ id }, place) => rankOf(id, shuffle) * MAX_PLACES + place,
  ).sort();
  return Array.from(ranked)
    .flatMap((number) => games[number % MAX_PLACES] ?? [])
    .sort(compare);
}

/** A time in which visitors see a game, in milliseconds; without an end while they do. */
export interface Shown {
  readonly since: number;
  readonly until: number;
}

export interface Orderable {
  readonly id: number;
  /** Oldest first. */
  readonly shown: readonly Shown[];
}

/** Games that have a place in a random order. */
export interface RandomOrder {
  /** Those that were public at the moment, by their ranks, then those that were published later. */
  readonly ids: readonly number[];
  /** The number of those that were public at the moment: the circle that seeds begin somewhere in. */
  readonly circle: number;
}

/**
 * The games of all orders of one shuffle and moment. A game's place depends on nothing but the seed, its
 * moment and the game itself, so that pages that are turned while games come and go neither repeat nor
 * lose one: games that were public at the moment come first, well mixed; what was published later follows,
 * by the time of that. One that is hidden leaves its place empty (its id stays, its card is not shown)
 * and has it again when it is back.
 * @param games by their ranks in the shuffle
 */
export function randomOrder(
  games: Iterable<Orderable>,
  shuffle: number,
  moment: number,
): RandomOrder {
  const ids: number[] = [];
  const later: { id: number; slice: number; rank: number }[] = [];
  for (const { id, shown } of games) {
    const first = shown.find(({ until }) => until > moment);
    if (first === undefined) continue;
    if (first.since <= moment) ids.push(id);
    else {
      const slice = Math.floor(first.since / SLICE_MS);
      later.push({ id, slice, rank: rankOf(id, shuffle) });
    }
  }
  const circle = ids.length;
  later.sort((a, b) => a.slice - b.slice || a.rank - b.rank || a.id - b.id);
  for (const { id } of later) ids.push(id);
  return { ids, circle };
}

/** The ids from one place to another of the order of a seed. */
export function turned(
  { ids, circle }: RandomOrder,
  { shuffle, rank }: ReturnType<typeof startOf>,
  { start, end }: { start: number; end: number },
): number[] {
  let first = 0;
  for (let above = circle; first < above; ) {
    const middle = (first + above) >>> 1;
    if (rankOf(ids[middle] ?? 0, shuffle) < rank) first = middle + 1;
    else above = middle;
  }
  const size = Math.max(0, Math.min(end, ids.length) - start);
  return Array.from({ length: size }, (_none, at) => {
    const place = start + at;
    return ids[place < circle ? (first + place) % circle : place] ?? 0;
  });
}

/**
 * The moments at which games came or went. Between two of them all orders are the same, so that callers cannot
 * request a separate order for each five minutes since 1970.
 */
export function createTurningPoints() {
  const known = new Set<number>();
  let sorted: readonly number[] = [];
  return {
    add(shown: readonly Shown[]): void {
      for (const { since, until } of shown) {
        for (const moment of [since, until]) {
          if (Number.isFinite(moment)) known.add(Math.ceil(moment / SEED_MS) * SEED_MS);
        }
      }
    },

    /** The last one that is not after a moment; 0 before all of them. */
    upTo(moment: number): number {
      if (sorted.length !== known.size) sorted = [...known].sort((a, b) => a - b);
      return sorted.findLast((point) => point <= moment) ?? 0;
    },
  };
}

/** Four bytes of a text's hash. */
function numberOf(text: string, at: number): number {
  return createHash('sha256').update(text).digest().readUInt32LE(at);
}

/** The finalizer of MurmurHash3: near keys give far apart, evenly spread numbers. */
export function mix(id: number, key: number): number {
  let hash = Math.imul(id ^ key, 0x9e3779b1) ^ (key >>> 7);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
