import { openQueue } from '@slots/jobs/queue';
import { importChunkJob, syncMirrorJob } from '@slots/jobs/registry';
import type { Logger } from '@slots/logger/logger';
import { openMongo } from '@slots/mongo/connection';
import { createHistoryStore } from '@slots/mongo/history';
import { migrate } from '@slots/mongo/migrations';
import { createSequence } from '@slots/mongo/sequence';
import { connectRedis, type RedisRole } from '@slots/redis/connection';
import { createRedisMetrics } from '@slots/telemetry/redis-metrics';
import type { Registry } from 'prom-client';
import { createCatalogueClient } from './catalogue/catalogue.client.ts';
import { createCatalogueMetrics } from './catalogue/catalogue-metrics.ts';
import { markImported } from './catalogue/imported-marks.repository.ts';
import { createMirrorRepository } from './catalogue/mirror.repository.ts';
import { createPageLocationsRepository } from './catalogue/page-locations.repository.ts';
import { createRateBucket } from './catalogue/rate-bucket.ts';
import { createSyncService } from './catalogue/sync.service.ts';
import { createSyncRunsRepository } from './catalogue/sync-runs.repository.ts';
import type { ServerSettings, WorkerSettings } from './env.ts';
import { completeGames } from './games/complete-games.migration.ts';
import { createGameEditsRepository } from './games/game-edits.repository.ts';
import { createGamesRepository } from './games/games.repository.ts';
import { createTaxonDescriptionsRepository } from './games/taxon-descriptions.repository.ts';
import { createTaxonomyRepository } from './games/taxonomy.repository.ts';
import { createImagesRepository } from './images/images.repository.ts';
import { createImportsRepository } from './imports/imports.repository.ts';
import { createImportsService } from './imports/imports.service.ts';

/**
 * What the service and its worker both stand on: MongoDB, Redis, the queues and the catalogue.
 */
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
          [mirror, runs, locations, imports, games, taxonomy, descriptions].map((part) =>
            part.prepare(),
          ),
        );
        await history.createIndexes();
        await bringUpToDate();
        prepared = true;
      },
    },
  );
  const { connection } = mongo;
  const bringUpToDate = () => migrate(connection, [completeGames, markImported], { logger });
  const sequence = createSequence(connection);
  const mirror = createMirrorRepository(connection);
  const runs = createSyncRunsRepository(connection, sequence);
  const locations = createPageLocationsRepository(connection);
  const imports = createImportsRepository(connection, sequence);
  const games = createGamesRepository(connection);
  const taxonomy = createTaxonomyRepository(connection);
  const descriptions = createTaxonDescriptionsRepository(connection);
  const history = createHistoryStore(connection, { days: settings.HISTORY_DAYS });
  const gameEdits = createGameEditsRepository(connection, { history });
  const images = createImagesRepository(connection);

  const measureRedis = createRedisMetrics(registry);
  const redis = connectRedis(settings.REDIS_URL, {
    role: redisRole,
    name: 'queues',
    logger,
    measure: measureRedis,
  });
  const prefix = settings.QUEUE_PREFIX;
  const importQueue = openQueue(importChunkJob, { redis, prefix });
  const syncQueue = openQueue(syncMirrorJob, { redis, prefix });
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
    mongo,
    redis,
    prefix,
    client,
    mirror,
    runs,
    locations,
    imports,
    games,
    gameEdits,
    history,
    taxonomy,
    descriptions,
    images,
    sync,
    importing,
    bringUpToDate,
    measureRedis,

    isPrepared: () => prepared,

    /** Puts back on the queues what is not done and not there; safe side by side. */
    async reconcile(): Promise<void> {
      if (!prepared) return;
      await sync.reconcile();
      await importing.reconcile();
    },

    async close(): Promise<void> {
      await Promise.all([importQueue.close(), syncQueue.close()]);
      redis.disconnect();
      await mongo.close();
    },
  };
}
