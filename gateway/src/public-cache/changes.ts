import { type ChangeMessage, changeMessage, changesChannel } from '@slots/contracts/changes';
import type { Logger } from '@slots/logger/logger';
import { connectRedis } from '@slots/redis/connection';
import { createSubscription } from '@slots/redis/subscription';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';

interface Changes {
  /** True while every change is heard. */
  isHearing(): boolean;
  /** Tells the other gateways that an owner's data may have changed. Never waits, never fails. */
  tell(change: ChangeMessage): void;
  close(): void;
}

/** Hears over Redis when owners changed data that visitors read, and publishes what passes through this gateway. */
export function createChanges(options: {
  readonly redisUrl: string;
  readonly logger: Logger;
  readonly measureRedis: MeasureRedis | undefined;
  readonly onChange: (change: ChangeMessage) => void;
  /** Messages may have been lost. */
  readonly onGap: () => void;
}): Changes {
  const { redisUrl, logger, measureRedis, onChange, onGap } = options;
  const subscription = createSubscription({
    redisUrl,
    name: 'changes',
    channel: changesChannel,
    schema: changeMessage,
    onMessage: onChange,
    catchUp: async () => onGap(),
    logger,
    measure: measureRedis,
  });
  const publisher = connectRedis(redisUrl, { role: 'request', name: 'changes-publisher', logger });
  const channel = changesChannel(publisher.options.db ?? 0);
  return {
    isHearing: subscription.isHearing,
    tell(change) {
      publisher.publish(channel, JSON.stringify(change)).catch(() => {
        logger.debug('the other gateways could not be told of a change');
      });
    },
    close() {
      subscription.close();
      publisher.disconnect();
    },
  };
}
