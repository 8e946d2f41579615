/**
 * Lets `perSecond` calls a second through, and as many at once after a pause (but always one), so
 * that a caller who keeps the rate is never refused for a little jitter.
 * @param clock milliseconds, never going back
 */
export function createTokenBucket(perSecond: number, clock = () => performance.now()) {
  const capacity = Math.max(1, perSecond);
  let tokens = capacity;
  let filledAt = clock();
  return {
    /** Takes one token; the answer is 0, or the milliseconds until there is one again. */
    take(): number {
      const now = clock();
      tokens = Math.min(capacity, tokens + ((now - filledAt) / 1000) * perSecond);
      filledAt = now;
      // The sum of many small refills may miss a whole token by a rounding error.
      if (tokens >= 1 - 1e-9) {
        tokens -= 1;
        return 0;
      }
      return ((1 - tokens) / perSecond) * 1000;
    },
  };
}
