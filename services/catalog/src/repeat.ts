import type { Logger } from '@slots/logger/logger';

export interface Repeating {
  /** Ends the repetition, and waits for the round that runs. */
  close(): Promise<void>;
}

/** Runs `task` again and again, `everyMs` after its last end; a round that fails is logged and forgotten. */
export function repeat(task: () => Promise<void>, everyMs: number, logger: Logger): Repeating {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await task();
    } catch (error) {
      logger.warn({ err: error }, 'a periodic task failed, it is tried again');
    }
    if (!closed) timer = setTimeout(begin, everyMs);
  }
  function begin(): void {
    round = run();
  }
  begin();

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await round;
    },
  };
}
