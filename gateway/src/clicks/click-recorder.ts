import {
  CLICK_FIELD,
  CLICK_STREAM,
  type ClickEvent,
  MAX_WAITING_CLICKS,
} from '@slots/contracts/affiliate/click-event';
import { clientNetwork } from '@slots/contracts/client-network';
import type { Logger } from '@slots/logger/logger';
import { connectRedis } from '@slots/redis/connection';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import { createClientHash } from '../request/client-hash.ts';

/** A second click of one address on one promotion within this time is not counted. */
const REPEATED_WITHIN_MS = 10_000;
const REMEMBERED = 100_000;
/** Maximum number of clicks that wait here because Redis did not take them. */
const MAX_HELD = 20_000;
const RETRY_MS = 500;
const RETRIED_AT_ONCE = 500;

/**
 * Counts a click unless its key was counted just now; then it gives the milliseconds for which that holds, below zero.
 * Atomic: a lost reply leaves nothing half done.
 */
const COUNT = `
local wait = tonumber(ARGV[1])
if wait > 0 and not redis.call('SET', KEYS[1], '1', 'NX', 'PX', wait) then
  return -redis.call('PTTL', KEYS[1])
end
redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[2], '*', ARGV[3], ARGV[4])
return 1`;

interface HeldClick {
  readonly click: ClickEvent;
  readonly key: string;
  readonly clickedAt: number;
}

const OUTCOMES = ['counted', 'repeated', 'lost'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Hands counted clicks over to Redis, where the affiliate service takes them. */
export function createClickRecorder(options: {
  readonly redisUrl: string;
  /** The same for all gateways: the key of the hashes is made from it. */
  readonly secret: string;
  readonly logger: Logger;
  readonly measureRedis: MeasureRedis | undefined;
}) {
  const { redisUrl, secret, logger, measureRedis } = options;
  const hash = createClientHash(secret, 'repeated clicks');
  const redis = connectRedis(redisUrl, {
    role: 'request',
    name: 'clicks',
    logger,
    measure: measureRedis,
  });
  const recent = new LRUCache<string, true>({ max: REMEMBERED, ttl: REPEATED_WITHIN_MS });
  const outcomes = new Counter({
    name: 'clicks_total',
    help: 'Clicks of people on offers, by what became of them',
    labelNames: ['outcome'],
    registers: [],
  });
  const observe = (outcome: Outcome, clicks = 1) => outcomes.inc({ outcome }, clicks);
  // Each series starts at 0, since its first click only then counts as an increase.
  for (const outcome of OUTCOMES) observe(outcome, 0);
  let held: HeldClick[] = [];
  let retrying: Promise<void> | undefined;
  let closed = false;

  /** False: Redis did not take it, or did not say so. */
  async function handOver({ click, key, clickedAt }: HeldClick): Promise<boolean> {
    const wait = Math.ceil(REPEATED_WITHIN_MS - (performance.now() - clickedAt));
    try {
      const counted = await redis.eval(
        COUNT,
        2,
        `clicks:recent:${key}`,
        CLICK_STREAM,
        wait,
        MAX_WAITING_CLICKS,
        CLICK_FIELD,
        JSON.stringify(click),
      );
      observe(counted === 1 ? 'counted' : 'repeated');
      // Another gateway counted it earlier, and it is repeated for so long only.
      if (counted !== 1) recent.set(key, true, { ttl: Math.max(1, -Number(counted)) });
      return true;
    } catch {
      return false;
    }
  }

  function hold(one: HeldClick): void {
    if (held.length >= MAX_HELD) {
      held.shift();
      observe('lost');
      logger.error('more clicks are held than there is room for: the oldest are lost');
    }
    held.push(one);
  }

  async function retry(): Promise<void> {
    while (held.length > 0 && redis.status === 'ready') {
      const some = held.slice(0, RETRIED_AT_ONCE);
      held = held.slice(RETRIED_AT_ONCE);
      const taken = await Promise.all(some.map(handOver));
      const refused = some.filter((_one, index) => !taken[index]);
      held = [...refused, ...held];
      if (refused.length > 0) return;
    }
  }

  function retryOnce(): Promise<void> {
    retrying ??= retry().finally(() => {
      retrying = undefined;
    });
    return retrying;
  }
  redis.on('ready', () => void retryOnce());
  const timer = setInterval(() => {
    // What has run out would stay until there are too many others.
    recent.purgeStale();
    void retryOnce();
  }, RETRY_MS).unref();

  return {
    /**
     * Counts a click of this address, which is not stored. Never waits, never fails: while Redis is away the click
     * is held here.
     */
    count(click: ClickEvent, address: string): void {
      const key = hash(`${click.promotionId} ${clientNetwork(address)}`);
      if (recent.has(key)) {
        observe('repeated');
        return;
      }
      recent.set(key, true);
      const one = { click, key, clickedAt: performance.now() };
      if (redis.status !== 'ready' || closed) {
        hold(one);
        return;
      }
      void handOver(one).then((taken) => (taken ? undefined : hold(one)));
    },
    /** Registers the counter of clicks, by outcome. */
    register: (registry: Registry) => registry.registerMetric(outcomes),
    /** Hands over what is held, if Redis takes it now. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      await retryOnce();
      if (held.length > 0) logger.error({ clicks: held.length }, 'clicks are lost: Redis is away');
      redis.disconnect();
    },
  };
}

export type ClickRecorder = ReturnType<typeof createClickRecorder>;
