import { CLICK_FIELD, CLICK_STREAM, clickEvent } from '@slots/contracts/affiliate/click-event';
import type { Logger } from '@slots/logger/logger';
import type { Redis } from 'ioredis';
import type { StoredClick } from './click.model.ts';

/** Clicks in Redis, oldest first; `entries` are theirs, of those that make no sense too. */
export interface Waiting {
  readonly entries: readonly string[];
  readonly clicks: readonly StoredClick[];
}

function clickOf(fields: readonly string[]): StoredClick | undefined {
  const text = fields[fields.indexOf(CLICK_FIELD) + 1] ?? '';
  try {
    const { at, ...click } = clickEvent.parse(JSON.parse(text));
    return { ...click, at: new Date(at) };
  } catch {
    return undefined;
  }
}

/** Clicks that gateways have put into Redis. */
export function createWaitingClicks(redis: Redis, logger: Logger) {
  return {
    async first(most: number): Promise<Waiting> {
      const found = await redis.xrange(CLICK_STREAM, '-', '+', 'COUNT', most);
      const clicks = found.flatMap(([, fields]) => clickOf(fields) ?? []);
      if (clicks.length < found.length) {
        logger.error(
          { entries: found.length - clicks.length },
          'clicks that make no sense are dropped',
        );
      }
      return { entries: found.map(([entry]) => entry), clicks };
    },
    async remove(entries: readonly string[]) {
      await redis.xdel(CLICK_STREAM, ...entries);
    },
    count: () => redis.xlen(CLICK_STREAM),
    /** Waiting time of the oldest click, in seconds; 0 when none waits. */
    async oldestSeconds() {
      const [oldest] = await redis.xrange(CLICK_STREAM, '-', '+', 'COUNT', 1);
      if (!oldest) return 0;
      // An entry's id begins with its moment, by the clock of Redis.
      const [at = ''] = oldest[0].split('-');
      return Math.max(0, (Date.now() - Number(at)) / 1_000);
    },
  };
}

export type WaitingClicks = ReturnType<typeof createWaitingClicks>;
