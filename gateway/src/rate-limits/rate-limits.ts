import { LRUCache } from 'lru-cache';
import type { CountedClass, Quota, Quotas } from './rate-classes.ts';

/**
 * Most clients that are remembered per class; beyond, those not seen for longest are forgotten. All
 * classes full take some 10 MB.
 */
const MAX_CLIENTS = 10_000;

/** The requests of one client in one class in the current window. */
export interface Count {
  readonly countedClass: CountedClass;
  readonly client: string;
  /** The number of the window, the same in every gateway. */
  readonly window: number;
  /** Requests that came here. */
  own: number;
  /** Those of them that were reported to the other gateways. */
  told: number;
  /** Requests that went to other gateways, as last heard. */
  others: number;
}

export interface Verdict {
  readonly allowed: boolean;
  /** The headers RateLimit and RateLimit-Policy, a line each. */
  readonly lines: string;
  /** Seconds until the window ends. */
  readonly reset: number;
}

/** Shares a significant count with the other gateways soon; its window lasts `seconds`. */
export type ShareCount = (count: Count, seconds: number) => void;

/**
 * A client below this part of its quota here is not shared with other gateways. That keeps nearly all
 * clients out of Redis, and lets one exceed its quota by that part per further gateway at most.
 */
const SHARED_FROM = 1 / 20;

/** The counting of one class, in fixed windows that are the same for all gateways. */
function createCounter(countedClass: CountedClass, quota: Quota, share: ShareCount) {
  const counts = new LRUCache<string, Count>({ max: MAX_CLIENTS });
  const { requests, seconds } = quota;
  const windowMs = seconds * 1_000;
  const sharedFrom = Math.max(1, requests * SHARED_FROM);
  const policy = `RateLimit-Policy: "${countedClass}";q=${requests};w=${seconds}\r\nRateLimit: "${countedClass}"`;

  function countOf(client: string, window: number): Count {
    const known = counts.get(client);
    if (known?.window === window) return known;
    const count = { countedClass, client, window, own: 0, told: 0, others: 0 };
    counts.set(client, count);
    return count;
  }

  return (client: string, now: number): Verdict => {
    const window = Math.floor(now / windowMs);
    const count = countOf(client, window);
    const allowed = count.own + count.others < requests;
    if (allowed) {
      count.own += 1;
      if (count.own >= sharedFrom) share(count, seconds);
    }
    const left = Math.max(0, requests - count.own - count.others);
    const reset = Math.ceil(((window + 1) * windowMs - now) / 1_000);
    return { allowed, reset, lines: `${policy};r=${left};t=${reset}\r\n` };
  };
}

/** Limits by counting in this process; `share` lets gateways limit together. */
export function createRateLimits(quotas: Quotas, share: ShareCount, now: () => number = Date.now) {
  const counters: Partial<Record<CountedClass, ReturnType<typeof createCounter>>> = {};
  return {
    /** Counts one request and tells at once whether it is within its quota; never waits. */
    take(countedClass: CountedClass, client: string): Verdict {
      counters[countedClass] ??= createCounter(countedClass, quotas[countedClass], share);
      return counters[countedClass](client, now());
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
