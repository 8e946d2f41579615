import { type ChangeMessage, changeMessage, changesChannel } from '@slots/contracts/changes';
import type { Logger } from '@slots/logger/logger';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import { Redis } from 'ioredis';

/** How often it is tried out whether messages still come. */
const CHECK_MS = 150;
/**
 * So many checks may go by before an answer: with the time that a check takes it stays within a second.
 * Checks, not milliseconds, since a process that was not running has sent nobody anything old.
 */
const MOST_CHECKS = 4;
/** A connection that has been silent for so many checks is given up. */
const DEAD_AFTER_CHECKS = 20;

interface Changes {
  /** Whether every change is heard at the moment. */
  isHearing(): boolean;
  /** Tells the other gateways that an owner's data may have changed. Never waits, never fails. */
  tell(change: ChangeMessage): void;
  close(): void;
}

/**
 * Hears over Redis what changed of that which visitors read. Whoever asks Redis something on the
 * connection that messages come by, and gets an answer, has got all messages sent before: so it knows
 * whether it hears without anybody else being there. `onGap` is told whenever messages may have been lost.
 */
export function createChanges(options: {
  readonly redisUrl: string;
  readonly logger: Logger;
  readonly measureRedis: MeasureRedis | undefined;
  readonly onChange: (change: ChangeMessage) => void;
  readonly onGap: () => void;
}): Changes {
  const { redisUrl, logger, onChange, onGap } = options;
  const connection = {
    connectTimeout: 2_000,
    enableReadyCheck: false,
    enableOfflineQueue: false,
    retryStrategy: (attempt: number) => Math.min(50 * attempt, 1_000),
  };
  const ear = new Redis(redisUrl, {
    ...connection,
    autoResubscribe: false,
    maxRetriesPerRequest: null,
  });
  const mouth = new Redis(redisUrl, { ...connection, maxRetriesPerRequest: 0 });
  options.measureRedis?.('changes', ear);
  const channel = changesChannel(ear.options.db ?? 0);
  let subscribed = false;
  let hearing = false;
  let checks = 0;
  /** The last check that was answered. */
  let heardAt = 0;

  function lose(): void {
    subscribed = false;
    if (hearing) logger.warn('changes are not heard; visitors are answered by the owners');
    hearing = false;
    onGap();
  }

  function check(): void {
    if (!subscribed || ear.status !== 'ready') return;
    const asked = checks;
    ear.ping().then(
      () => answered(asked),
      () => undefined,
    );
  }

  function answered(asked: number): void {
    if (!subscribed || checks - asked > MOST_CHECKS) return;
    heardAt = asked;
    // A connection that held has brought all messages, if late.
    if (!hearing) logger.info('changes are heard');
    hearing = true;
  }

  function begin(): void {
    // Whatever was said before is unknown.
    onGap();
    subscribed = true;
    heardAt = checks;
    check();
  }

  function tick(): void {
    checks += 1;
    const silentFor = checks - heardAt;
    if (hearing && silentFor > MOST_CHECKS) {
      hearing = false;
      logger.warn('changes are not heard; visitors are answered by the owners');
    }
    if (subscribed && silentFor > DEAD_AFTER_CHECKS) {
      lose();
      ear.disconnect(true);
    }
    check();
  }

  function hear(text: string): void {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      message = undefined;
    }
    const parsed = changeMessage.safeParse(message);
    if (parsed.success) {
      onChange(parsed.data);
      return;
    }
    // A newer process may say what this one does not know: then anything may have changed.
    logger.error('a message on the channel of changes makes no sense');
    onGap();
  }

  ear.on('ready', () => {
    ear.subscribe(channel).then(begin, (error: unknown) => {
      logger.warn({ err: error }, 'the channel of changes could not be subscribed');
      ear.disconnect(true);
    });
  });
  ear.on('close', lose);
  ear.on('message', (_channel, text) => hear(text));
  for (const redis of [ear, mouth]) {
    redis.on('error', (error) => logger.debug({ err: error }, 'Redis connection'));
  }

  const ticks = setInterval(tick, CHECK_MS);
  ticks.unref();

  return {
    isHearing: () => hearing,
    tell(change) {
      mouth.publish(channel, JSON.stringify(change)).catch(() => {
        logger.debug('the other gateways could not be told of a change');
      });
    },
    close() {
      clearInterval(ticks);
      ear.disconnect();
      mouth.disconnect();
    },
  };
}
