import type { mongo } from 'mongoose';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

type Client = mongo.MongoClient;

/** Measures the connection pools of a client; of the next one after a failed attempt to connect. */
export type MeasurePool = (client: Client) => void;

/** Counts the driver's connection monitoring and pooling events. */
export function createPoolMetrics(registry: Registry): MeasurePool {
  const registers = [registry];
  const now = { open: 0, used: 0, waiting: 0 };
  registry.registerMetric(
    new Gauge({
      name: 'mongodb_pool_connections',
      help: 'Connections of the pool to MongoDB by state; waiting are those who want one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'used' }, now.used);
        this.set({ state: 'idle' }, Math.max(0, now.open - now.used));
        this.set({ state: 'waiting' }, now.waiting);
      },
    }),
  );
  const most = new Gauge({
    name: 'mongodb_pool_max_connections',
    help: 'The most connections that the pool opens to one server',
    registers,
  });
  const wait = new Histogram({
    name: 'mongodb_pool_wait_seconds',
    help: 'Time until a connection of the pool was had',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
    registers,
  });
  const failures = new Counter({
    name: 'mongodb_pool_checkout_failures_total',
    help: 'How often no connection was to be had',
    registers,
  });
  const clears = new Counter({
    name: 'mongodb_pool_clears_total',
    help: 'How often the pool was emptied because the server went away',
    registers,
  });
  const primary = new Gauge({
    name: 'mongodb_primary_known',
    help: '1 while the driver knows a server that takes writes; a query that finds none asks no pool for a connection',
    registers,
  });
  return (client) => {
    Object.assign(now, { open: 0, used: 0, waiting: 0 });
    primary.set(0);
    client.on('topologyDescriptionChanged', ({ newDescription }) => {
      primary.set([...newDescription.servers.values()].some((one) => one.isWritable) ? 1 : 0);
    });
    most.set(client.options.maxPoolSize);
    client.on('connectionCreated', () => (now.open += 1));
    client.on('connectionClosed', () => (now.open -= 1));
    client.on('connectionCheckOutStarted', () => (now.waiting += 1));
    client.on('connectionCheckedOut', ({ durationMS }) => {
      now.waiting -= 1;
      now.used += 1;
      wait.observe(durationMS / 1_000);
    });
    client.on('connectionCheckOutFailed', () => {
      now.waiting -= 1;
      failures.inc();
    });
    client.on('connectionCheckedIn', () => (now.used -= 1));
    client.on('connectionPoolCleared', () => clears.inc());
  };
}
