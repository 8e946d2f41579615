import { createSearchIndex, type Searchable } from './search-index.ts';

/** Life of cached names: a publication has to be visible everywhere within 3 seconds. */
const FRESH_MS = 1_000;

/** Finds what `read` gives, by its name, in memory: read anew at most once a second, and only when asked. */
export function createFreshSearch<T>(
  read: () => Promise<Iterable<readonly [number, Searchable<T>]>>,
): (typed: string) => Promise<T[]> {
  const index = createSearchIndex<T>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function readAnew(): Promise<void> {
    const startedAt = performance.now();
    index.replaceAll(await read());
    readAt = startedAt;
  }

  return async (typed) => {
    if (performance.now() - readAt >= FRESH_MS) {
      reading ??= readAnew().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return index.search(typed);
  };
}
