import { openQueue } from '@slots/jobs/queue';
import { importChunkJob, syncMirrorJob } from '@slots/jobs/registry';
import type { Logger } from '@slots/logger/logger';
import { openMongo } from '@slots/mongo/connection';
import { createHistoryStore } from '@slots/mongo/history';
import { migrate } from '@slots/mongo/migrations';
import { connectRedis, type RedisRole } from '@slots/redis/connection';
import { createRedisMetrics } from '@slots/telemetry/redis-metrics';
import type { Registry } from 'prom-client';
import { createCatalogueClient } from './catalogue/catalogue.client.ts';
import { createCatalogueMetrics } from './catalogue/catalogue-metrics.ts';
import { resolveCountryAliases } from './catalogue/country-aliases.migration.ts';
import { markImported } from './catalogue/imported-marks.repository.ts';
import { createRateBucket } from './catalogue/rate-bucket.ts';
import { createSyncService } from './catalogue/sync.service.ts';
import type { ServerSettings, WorkerSettings } from './env.ts';
import { completeGames } from './games/complete-games.migration.ts';
import { createImportsService } from './imports/imports.service.ts';
import { createRepositories } from './repositories.ts';

/** The pause between two rounds of `reconcile`. */
export const RECONCILE_MS = 3_000;

/** The base of the service and of its worker: MongoDB, Redis, the queues and the catalogue. */
export function openStores(
  settings: ServerSettings | WorkerSettings,
  { logger, registry, redisRole }: { logger: Logger; registry: Registry; redisRole: RedisRole },
) {
  let prepared = false;
  const mongo = openMongo(
    { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
    {
      logger,
      registry,
      async prepare() {
        await Promise.all(
          [mirror, runs, locations, imports, games, taxonomy, descriptions, siteSettings].map(
            (part) => part.prepare(),
          ),
        );
        await history.createIndexes();
        await bringUpToDate();
        prepared = true;
      },
    },
  );
  const { connection } = mongo;
  const bringUpToDate = () =>
    migrate(connection, [completeGames, markImported(marks), resolveCountryAliases], { logger });
  const history = createHistoryStore(connection, { days: settings.HISTORY_DAYS });
  const repositories = createRepositories(connection, { history });
  const { mirror, runs, locations, imports, games, taxonomy, descriptions, marks, siteSettings } =
    repositories;

  const measureRedis = createRedisMetrics(registry);
  const connect = (role: RedisRole, name: string) =>
    connectRedis(settings.REDIS_URL, { role, name, logger, measure: measureRedis });
  const queueRedis = connect('queue', 'queues');
  const redis = redisRole === 'queue' ? queueRedis : connect(redisRole, redisRole);
  const prefix = settings.QUEUE_PREFIX;
  const importQueue = openQueue(importChunkJob, { redis: queueRedis, prefix });
  const syncQueue = openQueue(syncMirrorJob, { redis: queueRedis, prefix });
  const client = createCatalogueClient({
    url: settings.CATALOGUE_URL,
    token: settings.CATALOGUE_TOKEN,
    secret: settings.CATALOGUE_SECRET,
    origin: settings.CATALOGUE_ORIGIN,
    pageSize: settings.CATALOGUE_PAGE_SIZE,
    timeoutMs: settings.CATALOGUE_TIMEOUT_MS,
    bucket: createRateBucket(redis, {
      key: `${prefix}-catalogue-rate`,
      perSecond: settings.CATALOGUE_RATE,
    }),
    metrics: createCatalogueMetrics(registry),
  });
  const sync = createSyncService({ mirror, runs, queue: syncQueue, logger });
  const importing = createImportsService({ imports, mirror, queue: importQueue, logger });

  return {
    ...repositories,
    mongo,
    redis,
    /** For adding jobs, and whether Redis is there: on a worker's own connection these would wait for it. */
    queueRedis,
    prefix,
    client,
    history,
    sync,
    importing,
    bringUpToDate,
    measureRedis,

    isPrepared: () => prepared,

    /** Requeues what is neither done nor queued; safe to run concurrently. */
    async reconcile(): Promise<void> {
      if (!prepared) return;
      await sync.reconcile();
      await importing.reconcile();
    },

    async close(): Promise<void> {
      await Promise.all([importQueue.close(), syncQueue.close()]);
      redis.disconnect();
      queueRedis.disconnect();
      await mongo.close();
    },
  };
}
