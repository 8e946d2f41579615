import type { PublicOwner } from '@slots/contracts/contract';
import { LRUCache } from 'lru-cache';
import type { GroupPlan } from '../routing/cache-plans.ts';
import type { CachedResponse } from './cached-response.ts';

/** A part of the memory that one answer may take at most, so that a few cannot push out all others. */
const LARGEST_PART = 1 / 8;

/** The cached responses, bounded by their bytes; the least recently used goes first. */
export function createStore(options: {
  readonly bytes: number;
  readonly stampOf: (owners: readonly PublicOwner[]) => number;
}) {
  const { bytes, stampOf } = options;
  /** The keys of the answers that carry a tag. */
  const tagged = new Map<string, Set<string>>();
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: bytes,
    maxEntrySize: Math.max(1, Math.floor(bytes * LARGEST_PART)),
    sizeCalculation: (answer, key) => answer.bytes + 2 * key.length,
    dispose: (answer, key) => {
      for (const tag of answer.tags) {
        const keys = tagged.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) tagged.delete(tag);
      }
    },
  });

  function put(key: string, answer: CachedResponse): void {
    cached.set(key, answer);
    // One that is too large is not there.
    if (cached.peek(key) !== answer) return;
    for (const tag of answer.tags) {
      const keys = tagged.get(tag);
      if (keys) keys.add(key);
      else tagged.set(tag, new Set([key]));
    }
  }

  return {
    put,
    /** The cached response, unless everything that it was made from has changed since. */
    get({ key, rule }: GroupPlan): CachedResponse | undefined {
      const answer = cached.get(key);
      if (!answer || answer.stamp === stampOf(rule.owners)) return answer;
      cached.delete(key);
      return undefined;
    },
    /** Throws away the answers that carry one of these. */
    throwAway(tags: readonly string[]): void {
      for (const tag of tags) {
        for (const key of tagged.get(tag) ?? []) cached.delete(key);
      }
    },
    /** An answer got another form, and takes more memory with it. */
    grew(key: string, answer: CachedResponse): void {
      if (cached.peek(key) === answer) put(key, answer);
    },
    clear: () => cached.clear(),
    get entries() {
      return cached.size;
    },
    get bytes() {
      return cached.calculatedSize;
    },
  };
}

export type Store = ReturnType<typeof createStore>;
