import type { Logger } from '@slots/logger/logger';
import type { Stoppable } from './lifecycle.ts';

/**
 * Runs `task` again and again, `everyMs` after its last end; a round that fails goes to `onError`.
 * The first round comes after `everyMs` too, or at once with `atOnce`. Closing ends the repetition and
 * waits for the round that runs.
 */
export function repeat(
  task: () => Promise<unknown>,
  {
    everyMs,
    onError,
    atOnce = false,
  }: { everyMs: number; onError: (error: unknown) => void; atOnce?: boolean },
): Stoppable {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await task();
    } catch (error) {
      onError(error);
    }
    schedule();
  }
  function begin(): void {
    round = run();
  }
  function schedule(): void {
    if (!closed) timer = setTimeout(begin, everyMs);
  }
  if (atOnce) begin();
  else schedule();

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** Options of `repeat` for a task that starts immediately and logs its failures as warnings. */
export const periodic = (everyMs: number, logger: Logger) => ({
  everyMs,
  onError: (error: unknown) =>
    logger.warn({ err: error }, 'a periodic task failed, it is tried again'),
  atOnce: true,
});
