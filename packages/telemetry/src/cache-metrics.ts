import { Counter, type Registry } from 'prom-client';

/** Counts what a cache was asked for, and whether it had that. */
export type CountCache = (result: 'hit' | 'miss', times?: number) => void;

/** The counts of the caches of a process, each by a name of its own. */
export function createCacheMetrics(registry: Registry): (cache: string) => CountCache {
  const requests = new Counter({
    name: 'cache_requests_total',
    help: 'What a cache was asked for, and whether it had that',
    labelNames: ['cache', 'result'],
    registers: [registry],
  });
  return (cache) => {
    const count: CountCache = (result, times = 1) => requests.inc({ cache, result }, times);
    count('hit', 0);
    count('miss', 0);
    return count;
  };
}
