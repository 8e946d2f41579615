import { createHash } from 'node:crypto';

/** How long the seed of those who bring none stays the same. */
const SEED_MS = 5 * 60_000;
/** Games that appear after a seed was given out are mixed among those of the same few seconds. */
const SLICE_MS = 10_000;
const OWN_SEED = /^r([0-9a-z]{6,9})$/;

/** The seed that holds now for those who bring none; it tells when it began. */
export function currentSeed(now: number): string {
  return `r${(Math.floor(now / SEED_MS) * SEED_MS).toString(36)}`;
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
  const places: { id: number; slice: number; rank: number }[] = [];
  for (const { id, shown } of games) {
    const first = shown.find(({ until }) => until > moment);
    if (first === undefined) continue;
    const later = first.since - moment;
    const slice = later <= 0 ? 0 : 1 + Math.floor(later / SLICE_MS);
    places.push({ id, slice, rank: mix(id, key) });
  }
  places.sort((a, b) => a.slice - b.slice || a.rank - b.rank || a.id - b.id);
  return places.map(({ id }) => id);
}

/** The finalizer of MurmurHash3: near keys give far apart, evenly spread numbers. */
function mix(id: number, key: number): number {
  let hash = Math.imul(id ^ key, 0x9e3779b1) ^ (key >>> 7);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
