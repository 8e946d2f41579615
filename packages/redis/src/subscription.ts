import type { Logger } from '@slots/logger/logger';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import type { z } from 'zod';
import { connectRedis } from './connection.ts';

const CHECK_MS = 150;
/**
 * Maximum checks without a sign that messages arrive: with the time that a check takes, a loss is known within a
 * second. Checks, not milliseconds, since a process that was not running lost nothing: it reads on where it stopped.
 */
const MAX_CHECKS = 4;
/** Silent checks after which a connection is replaced. */
const DEAD_AFTER_CHECKS = 20;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Subscribes to a channel and knows at any time whether it hears. The subscribing connection is asked for an answer a
 * few times a second, which comes after all messages that were published before the question. A publisher that says
 * with a beat that it reaches Redis must be heard as well. After each gap `catchUp` learns what may have been missed.
 */
export function createSubscription<Schema extends z.ZodType>(options: {
  readonly redisUrl: string;
  /** Its name in logs and metrics. */
  readonly name: string;
  /** Messages cross the databases of a Redis. */
  readonly channel: (database: number) => string;
  readonly schema: Schema;
  readonly onMessage: (message: z.output<Schema>) => void;
  /** Tried again while it fails. */
  readonly catchUp: () => Promise<void>;
  /** The message by which the publisher says that it is there, at least every 250 ms; left out where it says nothing. */
  readonly isBeat?: (message: z.output<Schema>) => boolean;
  readonly logger: Logger;
  readonly measure: MeasureRedis | undefined;
}) {
  const { redisUrl, name, channel, schema, onMessage, isBeat, logger, measure } = options;
  const redis = connectRedis(redisUrl, { role: 'subscription', name, logger, measure });
  let checks = 0;
  let isSubscribed = false;
  /** The last check that the connection answered, and the last sign that messages come. */
  let answeredCheck = NEVER;
  let signCheck = NEVER;
  let signAt = NEVER;
  let isCaughtUp = false;
  let isUnbroken = false;
  let isCatchingUp = false;
  let gaps = 0;
  let wasInSync = false;

  const isRecent = (check: number) => checks - check <= MAX_CHECKS;
  const isInSync = () => isCaughtUp && isRecent(signCheck);

  /** Messages may have been lost. */
  function gap(): void {
    gaps += 1;
    isCaughtUp = false;
  }

  function sign(check: number, at: number): void {
    signCheck = check;
    signAt = at;
    if (!isCaughtUp && !isCatchingUp) void catchUp();
  }

  async function catchUp(): Promise<void> {
    const gapsBefore = gaps;
    isCatchingUp = true;
    try {
      await options.catchUp();
      if (gapsBefore !== gaps) return;
      isCaughtUp = true;
      isUnbroken = true;
    } catch (error) {
      logger.warn({ err: error }, `missed ${name} could not be learned`);
    } finally {
      isCatchingUp = false;
    }
  }

  async function ask(): Promise<void> {
    const [check, at] = [checks, performance.now()];
    await redis.ping();
    // A later answer may be that to another question: some were lost on the way.
    if (!isRecent(check)) return;
    answeredCheck = check;
    if (!isBeat && isSubscribed) sign(check, at);
  }

  function hear(text: string): void {
    const parsed = schema.safeParse(parsedJson(text));
    if (!parsed.success) {
      // A newer process may say what this one does not know.
      logger.error(`a message on the channel of ${name} makes no sense`);
      gap();
    } else if (isBeat?.(parsed.data)) sign(checks, performance.now());
    else onMessage(parsed.data);
  }

  async function subscribe(): Promise<void> {
    try {
      await redis.subscribe(channel(redis.options.db ?? 0));
    } catch (error) {
      logger.warn({ err: error }, `the channel of ${name} could not be subscribed`);
      redis.disconnect(true);
      return;
    }
    isSubscribed = true;
    ask().catch(() => undefined);
  }

  const checking = setInterval(() => {
    checks += 1;
    // Messages of a publisher that did not reach Redis may come after its next beat.
    if (isBeat && isCaughtUp && !isRecent(signCheck)) gap();
    if (isInSync() !== wasInSync) {
      wasInSync = !wasInSync;
      if (wasInSync) logger.info(`${name} are heard`);
      else logger.warn(`${name} are not heard`);
    }
    if (redis.status !== 'ready') return;
    if (checks - answeredCheck > DEAD_AFTER_CHECKS) redis.disconnect(true);
    else ask().catch(() => undefined);
  }, CHECK_MS).unref();

  redis.on('ready', () => {
    answeredCheck = checks;
    void subscribe();
  });
  redis.on('close', () => {
    isSubscribed = false;
    isUnbroken = false;
    gap();
  });
  redis.on('message', (_channel, text) => hear(text));

  return {
    /** True while all messages are received, those missed before included. */
    isInSync,
    /** The time since that was last certain, which is longer in a process that was busy. */
    uncertainForMs: () => performance.now() - signAt,
    /** True when the connection has held since all was known, and answers: no message was lost, with beats or without. */
    isUnbroken: () => isUnbroken && isRecent(answeredCheck),
    close(): void {
      clearInterval(checking);
      redis.disconnect();
    },
  };
}

function parsedJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}
