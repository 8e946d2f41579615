import { z } from 'zod';

/**
 * Reads without end, in a process apart from the one that counts what visitors lose: its parent sends it what to read,
 * and it ends with its parent (autoscaling.ts).
 */

/** Asked for instead of this is another number each time, which no cache has. */
export const TURN = '{turn}';
const ASK_MS = 30_000;

const reading = z.object({
  url: z.url(),
  requests: z.array(
    z.object({
      path: z.string(),
      /** Number of requests that wait for an answer at the same time. */
      readers: z.int(),
      method: z.string().default('GET'),
      headers: z.record(z.string(), z.string()).default({}),
      body: z.string().optional(),
    }),
  ),
});
export type Reading = z.input<typeof reading>;

let turn = 0;

process.once('message', (told) => {
  const { url, requests } = reading.parse(told);
  for (const { path, readers, method, headers, body } of requests) {
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    for (let at = 0; at < readers; at += 1) void read(url + path, init);
  }
});
process.once('disconnect', () => process.exit());

async function read(address: string, init: RequestInit): Promise<never> {
  for (;;) {
    turn += 1;
    const signal = AbortSignal.timeout(ASK_MS);
    const asked = fetch(address.replace(TURN, String(turn)), { ...init, signal });
    await asked.then((answer) => answer.arrayBuffer()).catch(() => undefined);
  }
}
