import { startChangePublisher } from '@slots/changes/change-publisher';
import { changeTags } from '@slots/contracts/changes';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import { periodic, repeat } from '@slots/http-kit/repeat';
import { startService } from '@slots/http-kit/service';
import { createJobMetrics, type JobOutcomes } from '@slots/jobs/job-metrics';
import { openQueue } from '@slots/jobs/queue';
import { dailySyncJob, importChunkJob, submitPagesJob, syncMirrorJob } from '@slots/jobs/registry';
import { startWorker } from '@slots/jobs/worker';
import type { Logger } from '@slots/logger/logger';
import { refuseEviction } from '@slots/redis/eviction';
import { createCacheMetrics } from '@slots/telemetry/cache-metrics';
import { TokenRefused } from '@slots/tokens/verifier';
import { createSyncProcessor } from './catalogue/sync.processor.ts';
import type { WorkerSettings } from './env.ts';
import { OVERALL, OVERALL_ON_PAGES } from './games/game-tags.ts';
import { createImportProcessor } from './imports/import.processor.ts';
import { createImportMetrics } from './imports/import-metrics.ts';
import { createImportSource } from './imports/import-source.ts';
import { createSeeder } from './imports/seed.ts';
import { createIndexNowClient } from './index-now/index-now.client.ts';
import { createSiteReader } from './index-now/site-pages.ts';
import { createSubmitPagesProcessor } from './index-now/submit-pages.processor.ts';
import { indexAlias } from './opensearch-index/game-document.ts';
import { keepGameIndex } from './opensearch-index/index-keeper.ts';
import { openStores, RECONCILE_MS } from './stores.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Starts a worker: syncs of the mirror and chunks of imports, from the queues. Any number may run.
 * Resolves once Redis and MongoDB are there and work is taken.
 * @throws RedisMayEvict
 */
export async function startCatalogWorker(
  settings: WorkerSettings,
  logger: Logger,
): Promise<{ url: string; close(): Promise<void> }> {
  const httpMetrics = createHttpMetrics('catalog-worker');
  const { registry } = httpMetrics;
  const stores = openStores(settings, { logger, registry, redisRole: 'worker' });
  const { mongo, redis, queueRedis, prefix, client, mirror, runs, imports, importing } = stores;
  const health = await startService(
    {
      name: 'catalog-worker',
      routes: [],
      // A worker takes no calls, so there are no callers to authenticate.
      verifier: { verify: () => Promise.reject(new TokenRefused('A worker takes no calls')) },
      serviceSecrets: [],
      logger,
      metrics: httpMetrics,
      // All its work comes from a queue.
      dependencies: { mongodb: () => mongo.ping(), redis: () => queueRedis.ping() },
    },
    { host: settings.HOST, port: settings.PORT },
  );
  try {
    await refuseEviction(redis);
  } catch (error) {
    await health.close();
    await stores.close();
    throw error;
  }
  await mongo.prepared;

  const changes = startChangePublisher({
    redisUrl: settings.REDIS_URL,
    owner: 'catalog',
    ready: mongo.prepared,
    logger,
    cdn: settings,
  });
  stores.measureRedis('changes', changes.redis);
  async function tell(tags: readonly string[]): Promise<void> {
    if (tags.includes(changeTags.gameOverview)) changes.changedLater(OVERALL_ON_PAGES);
    await changes.changed(true, tags);
  }
  const games = stores.gameWriter(tell);
  const source = createImportSource({
    mirror,
    runs,
    client,
    freshMs: settings.MIRROR_FRESH_HOURS * HOUR_MS,
    count: createCacheMetrics(registry)('mirror'),
  });
  const metrics = createJobMetrics(registry, { redis: queueRedis, prefix });
  const importMetrics = createImportMetrics(registry, { runs });
  const daily = openQueue(dailySyncJob, { redis: queueRedis, prefix });
  const working = { redis, prefix, logger, metrics };
  const workers = [
    startWorker(
      dailySyncJob,
      async () => {
        await stores.sync.start();
      },
      working,
    ),
    startWorker(
      importChunkJob,
      createImportProcessor({ imports, mirror, source, games, metrics: importMetrics }),
      { ...working, concurrency: settings.IMPORT_CONCURRENCY },
    ),
    startWorker(
      syncMirrorJob,
      createSyncProcessor({
        client,
        mirror,
        runs,
        games,
        descriptions: stores.descriptions,
        onDescribed: () => tell([changeTags.gameOverview]),
      }),
      working,
    ),
  ];
  const keeping = keepIndex(settings, stores, { logger, onLate: () => tell(OVERALL) });
  const submitting = submitPages(settings, stores, { logger, metrics });
  const seed = createSeeder({
    imports,
    service: importing,
    mirror,
    runs,
    games: settings.SEED_GAMES,
    withRest: settings.SEED_REST,
  });
  const tasks = [
    repeat(stores.reconcile, periodic(RECONCILE_MS, logger)),
    repeat(seed, periodic(RECONCILE_MS, logger)),
    // Again and again, since Redis may lose it.
    repeat(
      () => daily.schedule({ id: 'daily-sync', pattern: settings.SYNC_SCHEDULE, payload: {} }),
      periodic(MINUTE_MS, logger),
    ),
    // Records that the version before has written since this one started.
    repeat(() => stores.bringUpToDate(), periodic(HOUR_MS, logger)),
    ...(submitting ? [repeat(submitting.schedule, periodic(MINUTE_MS, logger))] : []),
    repeat(
      () => importing.prune(new Date(Date.now() - settings.IMPORT_RETENTION_DAYS * DAY_MS)),
      periodic(HOUR_MS, logger),
    ),
  ];
  return {
    url: health.url,
    async close() {
      await Promise.all(tasks.map((task) => task.close()));
      await Promise.all(workers.map((worker) => worker.close()));
      await keeping?.close();
      await submitting?.close();
      await daily.close();
      await changes.close();
      await metrics.close();
      await health.close();
      await stores.close();
    },
  };
}

/** The keeper of the index of games in OpenSearch; undefined where each catalog has its own. */
function keepIndex(
  { SEARCH_URL: url }: WorkerSettings,
  stores: ReturnType<typeof openStores>,
  { logger, onLate }: { logger: Logger; onLate: () => Promise<void> },
) {
  if (url === undefined) return undefined;
  return keepGameIndex({
    url,
    alias: indexAlias(stores.prefix),
    connection: stores.mongo.connection,
    repositories: stores,
    ready: stores.mongo.prepared,
    onLate,
    logger,
  });
}

/** The job that tells search engines of changes; undefined where there is no key for it. */
function submitPages(
  settings: WorkerSettings,
  { redis, queueRedis, prefix, submittedPages }: ReturnType<typeof openStores>,
  { logger, metrics }: { logger: Logger; metrics: JobOutcomes },
) {
  const { INDEXNOW_KEY: key, GATEWAY_URL: gatewayUrl, PUBLIC_ORIGIN: publicOrigin } = settings;
  if (key === undefined || gatewayUrl === undefined || publicOrigin === undefined) return undefined;
  const queue = openQueue(submitPagesJob, { redis: queueRedis, prefix });
  const worker = startWorker(
    submitPagesJob,
    createSubmitPagesProcessor({
      site: createSiteReader({ gatewayUrl, publicOrigin }),
      submitted: submittedPages,
      indexNow: createIndexNowClient({ url: settings.INDEXNOW_URL, key, publicOrigin }),
    }),
    { redis, prefix, logger, metrics },
  );
  return {
    // Again and again, since Redis may lose it.
    schedule: () =>
      queue.schedule({ id: 'submit-pages', pattern: settings.INDEXNOW_SCHEDULE, payload: {} }),
    async close() {
      await worker.close();
      await queue.close();
    },
  };
}
