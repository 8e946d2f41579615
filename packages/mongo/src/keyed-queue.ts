/** Runs work of one key one at a time, in the order in which it came. */
export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A queue of this process; other processes know nothing of it. */
export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
