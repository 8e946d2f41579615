export interface Repeating {
  /** Stops, and waits for a run that is under way. */
  close(): Promise<void>;
}

/** Runs `task` every `ms`, the next run not before the last has ended; a failing one goes to `onError`. */
export function repeat(
  task: () => Promise<unknown>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Repeating {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function schedule(): void {
    if (closed) return;
    timer = setTimeout(() => {
      running = task()
        .then(() => undefined, onError)
        .finally(schedule);
    }, everyMs);
  }

  schedule();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
