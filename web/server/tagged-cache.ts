import type { Begun, ChangedData } from '@slots/changes/changed-data';
import { PAGE_OWNERS } from '@slots/contracts/contract';
import { LRUCache } from 'lru-cache';

/** Values here are made from answers, so the caching rules of pages apply. */
const MADE_FROM = { owners: PAGE_OWNERS, varies: 'page' } as const;

/** Lifetime of a value: until one of these tags changes, and no longer than `until` (`performance.now()`). */
export interface Life {
  readonly tags: readonly string[];
  readonly until: number;
}

/** A result and its life; without a life it is only for the caller that made it. */
export interface Made<T> {
  readonly value: T;
  readonly bytes: number;
  readonly life: Life | undefined;
}

/** Rough memory of an entry beside its value: of itself, of each tag, and of the copies of its key. */
const OVERHEAD_BYTES = 2_048;
const TAG_BYTES = 100;
const KEY_COPIES = 4;

interface Entry<T> extends Made<T> {
  readonly life: Life;
  readonly stamp: number;
}

interface Flight<T> {
  readonly begun: Begun;
  readonly made: Promise<Made<T>>;
}

export interface TaggedCache<T> {
  /** Returns the cached value, or makes it once for all concurrent callers. */
  read(key: string, make: () => Promise<Made<T>>): Promise<Made<T>>;
  purge(tags: readonly string[]): void;
}

/** Caches what was made from public answers until they change, as the gateway does; evicts the least recently used. */
export function createTaggedCache<T>(bytes: number, changedData: ChangedData): TaggedCache<T> {
  const running = new Map<string, Flight<T>>();
  const keysByTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: bytes,
    sizeCalculation: ({ bytes: own, life }, key) =>
      own + OVERHEAD_BYTES + TAG_BYTES * life.tags.length + KEY_COPIES * key.length,
    dispose({ life }, key) {
      for (const tag of life.tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  function find(key: string): Entry<T> | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const isTrue = entry.stamp === changedData.stampOf(PAGE_OWNERS);
    if (isTrue && performance.now() < entry.life.until) return entry;
    entries.delete(key);
    return undefined;
  }

  function keep(key: string, made: Made<T>, begun: Begun): void {
    const { life } = made;
    if (!life || !changedData.isTrue(PAGE_OWNERS, life.tags, begun)) return;
    const settledAt = changedData.settledAt(MADE_FROM, life.tags);
    const until = begun.at < settledAt ? Math.min(life.until, settledAt) : life.until;
    entries.set(key, { ...made, life: { tags: life.tags, until }, stamp: begun.stamp });
    if (!entries.has(key)) return;
    for (const tag of life.tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
  }

  return {
    async read(key, make) {
      const known = find(key);
      if (known) return known;
      const other = running.get(key);
      if (other && changedData.isCurrent(PAGE_OWNERS, other.begun)) {
        const made = await other.made.catch(() => undefined);
        // A result without a life is not shared: it names the request, or was given up too soon.
        if (made?.life) return made;
      }
      const begun = changedData.begin(PAGE_OWNERS);
      const flight = { begun, made: make() };
      running.set(key, flight);
      try {
        const made = await flight.made;
        keep(key, made, begun);
        return made;
      } finally {
        if (running.get(key) === flight) running.delete(key);
      }
    },
    purge(tags) {
      for (const tag of tags) {
        for (const key of keysByTag.get(tag) ?? []) entries.delete(key);
      }
    },
  };
}
