import { type ChangeMessage, changeMessage, changesChannel } from '@slots/contracts/changes';
import type { PublicOwner } from '@slots/contracts/contract';
import type { Logger } from '@slots/logger/logger';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import { Redis } from 'ioredis';

/** How often it is tried out whether messages still come. */
const CHECK_MS = 200;
/** A message may be this late before the connection counts as deaf; with a check it stays within a second. */
const HEARING_MS = 700;

export interface Changes {
  /** Whether every change is heard at the moment. */
  isHearing(): boolean;
  /** Tells the other gateways that an owner's data may have changed. Never waits, never fails. */
  tell(owner: PublicOwner): void;
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
  readonly onChange: (owner: PublicOwner) => void;
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
  let hearing = false;
  /** When the last question that was answered was asked. */
  let heardAt = 0;
  let subscribed = false;

  function lose(): void {
    if (!hearing) return;
    hearing = false;
    logger.warn('changes are not heard; visitors are answered by the owners');
    onGap();
  }

  function check(): void {
    if (!subscribed || ear.status !== 'ready') return;
    const askedAt = performance.now();
    ear.ping().then(
      () => {
        heardAt = Math.max(heardAt, askedAt);
        if (hearing) return;
        // Whatever was said before the subscription is unknown.
        onGap();
        hearing = true;
        logger.info('changes are heard');
      },
      () => undefined,
    );
  }

  /** A process that was busy has to read what came meanwhile before it may call anybody silent. */
  function doubt(): void {
    setImmediate(() => {
      if (!subscribed || performance.now() - heardAt <= HEARING_MS) return;
      lose();
      // Answers that are missing would be taken for those of later questions.
      ear.disconnect(true);
    });
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
      onChange(parsed.data.owner);
      return;
    }
    // A newer process may say what this one does not know: then anything may have changed.
    logger.error('a message on the channel of changes makes no sense');
    onGap();
  }

  ear.on('ready', () => {
    heardAt = performance.now();
    ear.subscribe(channel).then(
      () => {
        subscribed = true;
        check();
      },
      (error: unknown) => {
        logger.warn({ err: error }, 'the channel of changes could not be subscribed');
        ear.disconnect(true);
      },
    );
  });
  ear.on('close', () => {
    subscribed = false;
    lose();
  });
  ear.on('message', (_channel, text) => hear(text));
  for (const redis of [ear, mouth]) {
    redis.on('error', (error) => logger.debug({ err: error }, 'Redis connection'));
  }

  const checks = setInterval(() => {
    if (subscribed && performance.now() - heardAt > HEARING_MS) doubt();
    check();
  }, CHECK_MS);
  checks.unref();

  return {
    isHearing: () => hearing,
    tell(owner) {
      const message: ChangeMessage = { owner };
      mouth.publish(channel, JSON.stringify(message)).catch(() => {
        logger.debug('the other gateways could not be told of a change');
      });
    },
    close() {
      clearInterval(checks);
      ear.disconnect();
      mouth.disconnect();
    },
  };
}
