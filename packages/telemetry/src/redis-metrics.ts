import type { Redis } from 'ioredis';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Tells Prometheus of the connections of a process to Redis, each by a name of its own. */
export type MeasureRedis = (connection: string, redis: Redis) => void;

export function createRedisMetrics(registry: Registry): MeasureRedis {
  const connections = new Map<string, Redis>();
  const registers = [registry];
  const labelNames = ['connection'];
  registry.registerMetric(
    new Gauge({
      name: 'redis_connection_up',
      help: 'Whether a connection to Redis takes commands',
      labelNames,
      registers: [],
      collect() {
        for (const [connection, { status }] of connections) {
          this.set({ connection }, status === 'ready' ? 1 : 0);
        }
      },
    }),
  );
  const connected = new Counter({
    name: 'redis_connects_total',
    help: 'How often a connection to Redis was made, the first time included',
    labelNames,
    registers,
  });
  const failed = new Counter({
    name: 'redis_connection_errors_total',
    help: 'Errors of a connection to Redis, tries that failed included',
    labelNames,
    registers,
  });
  return (connection, redis) => {
    connections.set(connection, redis);
    connected.inc({ connection }, redis.status === 'ready' ? 1 : 0);
    failed.inc({ connection }, 0);
    redis.on('ready', () => connected.inc({ connection }));
    redis.on('error', () => failed.inc({ connection }));
  };
}
