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
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: bytes,
    maxEntrySize: Math.max(1, Math.floor(bytes * LARGEST_PART)),
    sizeCalculation: (answer, key) => answer.bytes + 2 * key.length,
  });

  function put(key: string, answer: CachedResponse): void {
    cached.set(key, answer);
  }

  return {
    put,
    /** The cached response, unless the data that it was made from has changed since. */
    get({ key, rule }: GroupPlan): CachedResponse | undefined {
      const answer = cached.get(key);
      if (!answer || answer.stamp === stampOf(rule.owners)) return answer;
      cached.delete(key);
      return undefined;
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
