import type { PublicOwner } from '@slots/contracts/contract';
import { LRUCache } from 'lru-cache';
import type { Plan } from '../routing/cache-plans.ts';
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
    sizeCalculation: (answer, target) => answer.bytes + 2 * target.length,
  });

  function put(target: string, answer: CachedResponse): void {
    cached.set(target, answer);
  }

  return {
    put,
    /** The cached response, unless the data that it was made from has changed since. */
    get({ target, rule }: Plan): CachedResponse | undefined {
      const answer = cached.get(target);
      if (!answer || answer.stamp === stampOf(rule.owners)) return answer;
      cached.delete(target);
      return undefined;
    },
    /** An answer got another form, and takes more memory with it. */
    grew(target: string, answer: CachedResponse): void {
      if (cached.peek(target) === answer) put(target, answer);
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
