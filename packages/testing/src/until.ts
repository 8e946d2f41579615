import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 25;

/**
 * Repeats the assertion until it holds, and gives its value.
 * @throws what the assertion threw last, once `timeoutMs` (5 seconds) have passed
 */
export async function until<T>(
  assertion: () => T | Promise<T>,
  { timeoutMs = 5_000 }: { timeoutMs?: number } = {},
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await delay(POLL_MS);
  }
}
