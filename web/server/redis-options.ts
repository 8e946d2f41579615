import type { Logger } from '@slots/logger/logger';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';

/** The Redis that web servers share. */
export interface RedisOptions {
  /** Without it nothing is kept or shared. */
  readonly redisUrl: string | undefined;
  readonly logger: Logger;
  readonly measureRedis: MeasureRedis;
}
