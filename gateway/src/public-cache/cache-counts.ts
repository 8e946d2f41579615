import { Counter, Gauge, type Registry } from 'prom-client';
import type { Store } from './store.ts';

/** Fresh from memory, stale from memory, fetched from the owner, or not cacheable this time. */
type CacheResult = 'hit' | 'stale' | 'miss' | 'bypass';
const RESULTS: readonly CacheResult[] = ['hit', 'stale', 'miss', 'bypass'];

/** Counts in plain numbers, since an answer from memory costs little more than a labelled counter. */
export function createCacheCounts(store: Pick<Store, 'entries' | 'bytes'>) {
  const counts: Record<CacheResult, number> = { hit: 0, stale: 0, miss: 0, bypass: 0 };
  return {
    add(result: CacheResult): void {
      counts[result] += 1;
    },
    /** Registers the metrics. */
    register(registry: Registry): void {
      const gauge = (name: string, help: string, read: () => number) =>
        registry.registerMetric(
          new Gauge({
            name,
            help,
            registers: [],
            collect() {
              this.set(read());
            },
          }),
        );
      gauge('public_cache_bytes', 'Memory that cached responses take, roughly', () => store.bytes);
      gauge('public_cache_entries', 'Cached responses', () => store.entries);
      registry.registerMetric(
        new Counter({
          name: 'public_cache_requests_total',
          help: 'Requests that may be answered from the public cache, by how they were',
          labelNames: ['result'],
          registers: [],
          collect() {
            this.reset();
            for (const result of RESULTS) this.inc({ result }, counts[result]);
          },
        }),
      );
    },
  };
}
