import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { until } from '@slots/testing/until';
import { type Received, send } from './send.ts';
import { startSystem, type TestSystem } from './system.ts';

/** Answers sooner after the start may show data from before it. */
const SETTLED_AFTER_MS = 1_800;

/** Settings of a gateway that caches responses. */
export const WITH_CACHE = {
  PUBLIC_CACHE_BYTES: String(4 * 1024 * 1024),
  RATE_LIMIT_PROFILE: 'off',
};

/** Answers each request with its number, so that it shows which one an answer was made for. */
export function numbered(system: TestSystem, headers: Record<string, string> = {}, size = 0): void {
  system.service.requests.length = 0;
  system.service.handler = (request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
    const number = system.service.requests.length;
    response.end(JSON.stringify({ number, url: request.url, filler: 'x'.repeat(size) }));
  };
}

/** The number of the request that an answer was made for. */
export const numberOf = (answer: Received): unknown => answer.json()['number'];

/**
 * Until something that is asked for twice is answered from memory the second time, and what is kept from then
 * on lasts.
 * @param since when the system was started or something was last changed, on `performance.now()`
 */
export async function untilKeeping(system: TestSystem, since: number): Promise<void> {
  const path = '/api/public/games/warm-up';
  numbered(system);
  await until(
    async () => {
      const before = numberOf(await send(system.url, { path }));
      expect(numberOf(await send(system.url, { path }))).toBe(before);
      expect(performance.now() - since).toBeGreaterThan(SETTLED_AFTER_MS);
    },
    { timeoutMs: 10_000 },
  );
}

/**
 * Starts a gateway that caches responses for the tests around, and has it cache before each of them: on a machine
 * that is too busy Redis may not be heard for a moment.
 * @param use given the gateway once it is started
 */
export function startKeeping(use: (system: TestSystem) => void): void {
  let system: TestSystem;
  let startedAt: number;
  beforeAll(async () => {
    system = await startSystem(WITH_CACHE);
    startedAt = performance.now();
    use(system);
  }, 20_000);
  afterAll(() => system.stop());
  beforeEach(async () => {
    await untilKeeping(system, startedAt);
    numbered(system);
  }, 15_000);
}
