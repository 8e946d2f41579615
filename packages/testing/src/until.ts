import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { createApiCaller } from './api-caller.ts';
import { SLOWNESS } from './slowness.ts';

const POLL_MS = 25;

/**
 * Repeats the assertion until it holds, and gives its value. The last attempt begins after the deadline and everything
 * that had arrived by then is read before it, so that a pause of the machine fails nothing.
 * @throws what the last attempt threw, once `timeoutMs` (5 seconds) have passed, or more with a slowed-down browser
 */
export async function until<T>(
  assertion: () => T | Promise<T>,
  { timeoutMs = 5_000 }: { timeoutMs?: number } = {},
): Promise<T> {
  const deadline = Date.now() + timeoutMs * SLOWNESS;
  for (;;) {
    const isLast = Date.now() > deadline;
    try {
      return await assertion();
    } catch (error) {
      if (isLast) throw error;
    }
    await delay(POLL_MS);
    await nextTurn();
  }
}

/**
 * Waits until the service at `url` is ready.
 * @throws Error with what /readyz says, once `timeoutMs` (15 seconds) have passed
 */
export async function untilReady(
  url: string,
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): Promise<void> {
  const call = createApiCaller(url);
  await until(
    async () => {
      const { status } = await call('GET', '/readyz');
      if (status !== 200) throw new Error(`/readyz says ${status}`);
    },
    { timeoutMs },
  );
}
