import { type ChangeMessage, changeMessage, changesChannel } from '@slots/contracts/changes';
import type { Logger } from '@slots/logger/logger';
import { connectRedis } from '@slots/redis/connection';
import { createSubscription } from '@slots/redis/subscription';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';

/** Hears of changes. */
export interface ChangeListener {
  changed(change: ChangeMessage): void;
  /** Messages may have been lost: anything may have changed. */
  missed(): void;
}

/** Hears over Redis when owners changed data that visitors read, and publishes what passes through this gateway. */
export function createChanges(options: {
  readonly redisUrl: string;
  readonly logger: Logger;
  readonly measureRedis: MeasureRedis | undefined;
}) {
  const { redisUrl, logger, measureRedis } = options;
  const listeners: ChangeListener[] = [];

  function hear(change: ChangeMessage): void {
    for (const listener of listeners) listener.changed(change);
  }

  const subscription = createSubscription({
    redisUrl,
    name: 'changes',
    channel: changesChannel,
    schema: changeMessage,
    onMessage: hear,
    catchUp: async () => {
      for (const listener of listeners) listener.missed();
    },
    logger,
    measure: measureRedis,
  });
  const publisher = connectRedis(redisUrl, { role: 'request', name: 'changes-publisher', logger });
  const channel = changesChannel(publisher.options.db ?? 0);
  return {
    /** True while every change is heard. */
    isInSync: subscription.isInSync,
    listen(listener: ChangeListener): void {
      listeners.push(listener);
    },
    /** A write passed through this gateway: its listeners hear of it now, the other gateways soon. Never fails. */
    tell(change: ChangeMessage): void {
      hear(change);
      publisher.publish(channel, JSON.stringify(change)).catch(() => {
        logger.debug('the other gateways could not be told of a change');
      });
    },
    close(): void {
      subscription.close();
      publisher.disconnect();
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;
