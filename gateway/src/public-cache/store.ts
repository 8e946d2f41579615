import type { PublicOwner } from '@slots/contracts/contract';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GroupPlan } from '../routing/cache-plans.ts';
import { type CachedResponse, sizeOf, type Variant } from './cached-response.ts';

/** A part of the memory that one answer may take at most, so that a few cannot push out all others. */
const MAX_PART = 1 / 8;
/** The part of it for forms that few ask for, of cached responses that are packed. */
const SPARE_PART = 1 / 8;

/** As many as zlib has threads: what waits for one may have been pushed out by then, and holds no memory of zlib's. */
const PACKED_AT_ONCE = 4;

/** The cached responses, bounded by their bytes; the least recently used goes first. */
export function createStore(options: {
  readonly bytes: number;
  readonly stampOf: (owners: readonly PublicOwner[]) => number;
  /** Told when an answer could not be packed, which is kept as it is then. */
  readonly onError: (error: unknown) => void;
}) {
  const { stampOf, onError } = options;
  const spareBytes = Math.floor(options.bytes * SPARE_PART);
  const bytes = options.bytes - spareBytes;
  const packing = pLimit(PACKED_AT_ONCE);
  /** The keys of the answers that carry a tag. */
  const tagged = new Map<string, Set<string>>();
  const spare = new LRUCache<Variant, CachedResponse>({
    maxSize: Math.max(1, spareBytes),
    sizeCalculation: (_answer, form) => sizeOf(form),
    dispose: (answer, form) => answer.forget(form),
  });
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: bytes,
    maxEntrySize: Math.max(1, Math.floor(bytes * MAX_PART)),
    sizeCalculation: (answer, key) => answer.bytes + 2 * key.length,
    dispose(answer, key) {
      for (const form of answer.forms) spare.delete(form);
      for (const tag of answer.tags) {
        const keys = tagged.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) tagged.delete(tag);
      }
    },
  });

  function hold(key: string, answer: CachedResponse): boolean {
    cached.set(key, answer);
    // One that is too large is not there.
    if (cached.peek(key) !== answer) return false;
    for (const tag of answer.tags) {
      const keys = tagged.get(tag);
      if (keys) keys.add(key);
      else tagged.set(tag, new Set([key]));
    }
    return true;
  }

  /** Weighs an answer whose size has changed. */
  function weigh(key: string, answer: CachedResponse): void {
    if (cached.peek(key) !== answer) return;
    // Setting it again would keep the old weight.
    cached.delete(key);
    hold(key, answer);
  }

  return {
    put(key: string, answer: CachedResponse): void {
      if (!hold(key, answer) || !answer.isLarge) return;
      packing(async () => {
        if (cached.peek(key) !== answer) return;
        await answer.pack();
        weigh(key, answer);
      }).catch(onError);
    },
    /** The cached response, unless everything that it was made from has changed since. */
    get({ key, rule }: GroupPlan): CachedResponse | undefined {
      const answer = cached.get(key);
      if (!answer || answer.stamp === stampOf(rule.owners)) return answer;
      cached.delete(key);
      return undefined;
    },
    /** Throws away the answers that carry one of these. */
    purge(tags: readonly string[]): void {
      for (const tag of tags) {
        for (const key of tagged.get(tag) ?? []) cached.delete(key);
      }
    },
    /** A form was sent that is to stay for as long as there is room for it. */
    sent(answer: CachedResponse, form: Variant): void {
      if (answer.isSpare(form)) spare.get(form);
    },
    /** An answer got another form. */
    made(key: string, answer: CachedResponse, form: Variant): void {
      if (!answer.isSpare(form)) weigh(key, answer);
      else if (cached.peek(key) === answer) spare.set(form, answer);
    },
    clear(): void {
      cached.clear();
      spare.clear();
    },
    get entries() {
      return cached.size;
    },
    get bytes() {
      return cached.calculatedSize + spare.calculatedSize;
    },
  };
}

export type Store = ReturnType<typeof createStore>;
