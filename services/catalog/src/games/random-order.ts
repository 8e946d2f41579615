import { createHash } from 'node:crypto';

/** How long the seed of those who bring none stays the same. */
const SEED_MS = 5 * 60_000;
/** Games that appear after a seed was given out are mixed among those of the same few seconds. */
const SLICE_MS = 10_000;
/** Ranks have 32 bits, and a number holds 53: so many games may have a place. */
const MOST_PLACES = 2 ** 21;
const OWN_SEED = /^r([0-9a-z]{6,9})$/;

/** The seed that holds now for those who bring none; it tells when it began. */
export function currentSeed(now: number): string {
  return `r${(Math.floor(now / SEED_MS) * SEED_MS).toString(36)}`;
}

/** For how many whole seconds that seed holds, and with it all that it stands for. */
export function secondsOfSeed(now: number): number {
  return Math.floor((SEED_MS - (now % SEED_MS)) / 1_000);
}

/**
 * The moment whose games an order is made of: when a seed of ours was made. A seed that somebody made up
 * tells none and takes the current five minutes.
 */
export function momentOf(seed: string, now: number): number {
  const digits = OWN_SEED.exec(seed)?.[1];
  return digits === undefined ? Math.floor(now / SEED_MS) * SEED_MS : Number.parseInt(digits, 36);
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

/**
 * The ids of games in the order of a seed. A game's place depends on nothing but the seed, its moment
 * and the game itself, so that pages that are turned while games come and go neither repeat nor lose
 * one: games that were public at the moment come first, well mixed; what was published later follows,
 * by the time of that. One that is hidden leaves its place empty (its id stays, its card is not shown)
 * and has it again when it is back.
 */
export function randomOrder(games: Iterable<Orderable>, seed: string, moment: number): number[] {
  const key = createHash('sha256').update(seed).digest().readUInt32LE();
  const ids: number[] = [];
  const later: { id: number; slice: number; rank: number }[] = [];
  for (const { id, shown } of games) {
    const first = shown.find(({ until }) => until > moment);
    if (first === undefined) continue;
    const after = first.since - moment;
    if (after <= 0) ids.push(id);
    else later.push({ id, slice: Math.floor(after / SLICE_MS), rank: mix(id, key) });
  }
  later.sort((a, b) => a.slice - b.slice || a.rank - b.rank || a.id - b.id);
  return [...mixed(ids, key), ...later.map(({ id }) => id)];
}

/**
 * The ids by their ranks. Rank and place are one number each, since numbers are sorted many times faster
 * than objects are by a function.
 */
function mixed(ids: readonly number[], key: number): number[] {
  const ranked = Float64Array.from(ids, (id, place) => mix(id, key) * MOST_PLACES + place).sort();
  return Array.from(ranked, (number) => ids[number % MOST_PLACES] ?? 0);
}

/** The finalizer of MurmurHash3: near keys give far apart, evenly spread numbers. */
function mix(id: number, key: number): number {
  let hash = Math.imul(id ^ key, 0x9e3779b1) ^ (key >>> 7);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
