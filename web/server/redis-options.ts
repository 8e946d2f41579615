import type { Logger } from '@slots/logger/logger';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';

/** The Redis that web servers share. */
export interface RedisOptions {
  /** Left out for a single web server, or where each may do by itself what they would share. */
  readonly redisUrl: string | undefined;
  readonly logger: Logger;
  readonly measureRedis: MeasureRedis;
}
