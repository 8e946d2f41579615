import { setTimeout as delay } from 'node:timers/promises';
import type { Check } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import { isReady, kubectl, podsOf, processOf, rolledOut } from '../kubectl.ts';

const WATCHED_MS = 20_000;
const POLL_MS = 500;

export const redisKilled: Check = {
  name: 'Redis is killed',
  promise: 'No process that can answer is taken out of its Service, and visitors lose nothing.',
  async run(site) {
    const out = new Set<string>();
    const seen = await disturb(
      'Redis killed',
      site,
      async () => {
        const begunAt = performance.now();
        // Its own process is the first of its container, which takes no signal from inside: it is asked to crash.
        await kubectl(['exec', 'redis-0', '--', 'redis-cli', 'debug', 'segfault']).catch(
          () => undefined,
        );
        while (performance.now() - begunAt < WATCHED_MS) {
          for (const pod of await podsOf()) {
            if (!isReady(pod) && processOf(pod) !== 'redis') out.add(processOf(pod));
          }
          await delay(POLL_MS);
        }
        await rolledOut('statefulset/redis');
      },
      ({ who }) => who === 'visitor',
    );
    const told =
      out.size === 0
        ? 'No process was taken out of its Service.'
        : `Not ready meanwhile: ${[...out].join(', ')}.`;
    return together(seen, { told: [told], broken: out.size > 0 ? [told] : [] });
  },
};
