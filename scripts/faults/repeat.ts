/**
 * Does something again and again, one time after the other.
 * @returns what stops it and waits for the last time
 */
export function repeat(act: (signal: AbortSignal) => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const acting = (async () => {
    while (!signal.aborted) await act(signal);
  })();
  return async () => {
    stopping.abort();
    await acting;
  };
}
