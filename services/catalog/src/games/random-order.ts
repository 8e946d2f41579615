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

/** When a seed of ours was made; a seed that somebody made up has no such moment. */
function seedMoment(seed: string): number {
  const digits = OWN_SEED.exec(seed)?.[1];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(digits, 36);
}

export interface Orderable {
  readonly id: number;
  readonly visible: boolean;
  /** Milliseconds; since when it is, or was last, public. */
  readonly visibleSince: number;
  readonly hiddenAt: number;
}

/**
 * The ids of games in the order of a seed. A game's place depends on nothing but the seed and itself,
 * so that pages that are turned while games come and go neither repeat nor lose one:
 * games that were public when the seed was made come first, well mixed; one of them that is hidden
 * later leaves its place empty (its id stays, its card is not shown); what is published later
 * follows at the end.
 */
export function randomOrder(games: Iterable<Orderable>, seed: string): number[] {
  const from = seedMoment(seed);
  const key = createHash('sha256').update(seed).digest().readUInt32LE();
  const places: { id: number; slice: number; rank: number }[] = [];
  for (const { id, visible, visibleSince, hiddenAt } of games) {
    if (
      !visible &&
      !(visibleSince <= from && hiddenAt > from && from !== Number.POSITIVE_INFINITY)
    ) {
      continue;
    }
    const slice = visibleSince <= from ? 0 : 1 + Math.floor((visibleSince - from) / SLICE_MS);
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
