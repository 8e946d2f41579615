import type { Logger } from '@slots/logger/logger';
import { connectRedis } from '@slots/redis/connection';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import { createClientHash } from '../request/client-hash.ts';
import type { Count } from './rate-limits.ts';

const SHARE_EVERY_MS = 250;
/** Bounds what one turn asks of Redis; the rest follows in the next one. */
const MAX_PER_TURN = 1_000;
const KEY_PREFIX = 'gateway:rate:';

/**
 * Adds up the counts of all gateways in Redis, four times a second and beside the requests: none
 * waits for it, and while Redis is away each gateway continues with its own count.
 */
export function createSharedCounts(options: {
  readonly redisUrl: string;
  /** The same for all gateways: clients are named by hashes that are made with it. */
  readonly secret: string;
  readonly logger: Logger;
  readonly measureRedis?: MeasureRedis | undefined;
}) {
  const { redisUrl, secret, logger } = options;
  const hash = createClientHash(secret, 'shared counts');
  /** Counts to be told, with the seconds that their window lasts. */
  const waiting = new Map<Count, number>();
  let telling = false;
  let heard = true;

  const redis = connectRedis(redisUrl, {
    role: 'request',
    name: 'rate-limits',
    logger,
    measure: options.measureRedis,
  });

  /** Takes the counts of this turn; those that increase in the meantime wait for the next. */
  function nextTurn(): [Count, number][] {
    const turn = [...waiting.entries().take(MAX_PER_TURN)];
    for (const [count] of turn) waiting.delete(count);
    return turn;
  }

  async function tell(turn: readonly [Count, number][]): Promise<void> {
    const pipeline = redis.pipeline();
    for (const [count, seconds] of turn) {
      const key = `${KEY_PREFIX}${count.countedClass}:${hash(count.client)}:${count.window}`;
      pipeline.incrby(key, count.own - count.told);
      // Longer than its window, for gateways whose clock is behind.
      pipeline.expire(key, 2 * seconds);
      // Even if no answer comes: told twice a client would be refused too early, which is worse.
      count.told = count.own;
    }
    const told = turn.map(([count]) => count.told);
    const answers = (await pipeline.exec()) ?? [];
    for (const [at, [count]] of turn.entries()) {
      const [error, total] = answers[2 * at] ?? [];
      if (error) throw error;
      count.others = Math.max(0, Number(total) - (told[at] ?? 0));
    }
  }

  async function tellTurn(): Promise<void> {
    telling = true;
    try {
      await tell(nextTurn());
      if (!heard) logger.info('requests are counted together again');
      heard = true;
    } catch (error) {
      if (heard) logger.warn({ err: error }, 'requests are counted by each gateway alone');
      heard = false;
    } finally {
      telling = false;
    }
  }

  const turns = setInterval(() => {
    if (waiting.size === 0 || telling) return;
    // Windows that ended are not shared, so that an absent Redis costs no memory.
    const now = Date.now() / 1_000;
    for (const [count, seconds] of waiting) {
      if ((count.window + 1) * seconds < now) waiting.delete(count);
    }
    if (redis.status === 'ready') void tellTurn();
  }, SHARE_EVERY_MS);
  turns.unref();

  return {
    share: (count: Count, seconds: number) => void waiting.set(count, seconds),
    close(): void {
      clearInterval(turns);
      redis.disconnect();
    },
  };
}
