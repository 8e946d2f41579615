import { startChangePublisher } from '@slots/changes/change-publisher';
import { listCatalogActivity } from '@slots/contracts/activity';
import { getGameHistory } from '@slots/contracts/catalog/games';
import { listCatalogHappenings } from '@slots/contracts/webhook-events';
import { readLaw } from '@slots/country-law/law';
import { unavailable } from '@slots/http-kit/http-problem.error';
import type { ServiceProcess } from '@slots/http-kit/lifecycle';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import { periodic, repeat } from '@slots/http-kit/repeat';
import { startService } from '@slots/http-kit/service';
import { createHostLeases } from '@slots/link-health/host-leases';
import type { Logger } from '@slots/logger/logger';
import { activityRoute } from '@slots/mongo/activity-route';
import { happeningsRoute } from '@slots/mongo/happenings';
import { historyRoute } from '@slots/mongo/history-route';
import { mongoProblem } from '@slots/mongo/problem';
import { isRedisUnavailable } from '@slots/redis/connection';
import { createServiceClient } from '@slots/service-client/service-client';
import { createCacheMetrics } from '@slots/telemetry/cache-metrics';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { createAgeCheckRoutes } from './age/age-checks.router.ts';
import { createAgeChecksService } from './age/age-checks.service.ts';
import { assertAgesVerifiable } from './age/verifiable-ages.ts';
import { AGE_PROVIDERS } from './age-providers.ts';
import { createCatalogueRoutes } from './catalogue/catalogue.router.ts';
import { catalogueProblem, createCatalogueService } from './catalogue/catalogue.service.ts';
import { createEmbeddedIndex } from './embedded-index/embedded-index.ts';
import type { ServerSettings } from './env.ts';
import { GAME_HISTORY } from './games/game-history.ts';
import { createImageRoutes } from './images/images.router.ts';
import { createImagesService } from './images/images.service.ts';
import { endedImportsSince } from './imports/ended-imports.ts';
import { createImportPlanner } from './imports/import-plan.ts';
import { createImportRoutes } from './imports/imports.router.ts';
import { createGameIndexingRoutes } from './indexing/game-indexing.router.ts';
import { createLauncherRoutes } from './launcher/launcher.router.ts';
import { createLauncherService } from './launcher/launcher.service.ts';
import { createLauncherHealthService } from './launcher/launcher-health.service.ts';
import { createLibraryRoutes } from './library/library.router.ts';
import { createLibraryService } from './library/library.service.ts';
import { indexAlias } from './opensearch-index/game-document.ts';
import { createOpenSearchIndex } from './opensearch-index/opensearch-index.ts';
import { countQuestions } from './opensearch-index/opensearch-metrics.ts';
import { createPublicGameRoutes } from './public-games/public-games.router.ts';
import { createPublicGamesService } from './public-games/public-games.service.ts';
import { createQueueBoard } from './queue-board.ts';
import { createSearchRoutes } from './search/search.router.ts';
import { createGameStatisticsRoutes } from './statistics/game-statistics.router.ts';
import { createGameStatisticsService } from './statistics/game-statistics.service.ts';
import { openStores, RECONCILE_MS } from './stores.ts';
import { createCountedTaxa } from './taxonomy/counted-taxa.ts';
import { createNameRoutes } from './taxonomy/names.router.ts';
import { createTaxonomyRoutes } from './taxonomy/taxonomy.router.ts';

/**
 * Starts the catalog service and gives its address. Resolves as soon as the port listens; /readyz
 * tells when MongoDB is reached and all games have been read.
 */
export async function startCatalog(
  settings: ServerSettings,
  logger: Logger,
): Promise<ServiceProcess> {
  const metrics = createHttpMetrics('catalog');
  const { registry } = metrics;
  const law = readLaw(settings.LAW_FILE);
  assertAgesVerifiable(law, settings);
  const ageProvider = AGE_PROVIDERS[settings.AGE_PROVIDER](settings, logger);
  const stores = openStores(settings, { logger, registry, redisRole: 'queue' });
  const { games, mirror, client, sync, importing, descriptions } = stores;
  const countQuestion = countQuestions(registry);
  const index =
    settings.SEARCH_URL === undefined
      ? createEmbeddedIndex({
          games: stores.indexedGames,
          mongoReady: stores.mongo.prepared,
          logger,
        })
      : createOpenSearchIndex({
          url: settings.SEARCH_URL,
          alias: indexAlias(stores.prefix),
          plain: stores.plainGames,
          logger,
          count: countQuestion,
        });
  const library = createLibraryService({
    games,
    library: stores.library,
    edits: stores.gameEdits,
    idsAt: index.libraryIds,
  });
  const statistics = createGameStatisticsService({
    checkingLaunchers: settings.LINK_CHECKS,
    figures: stores.statistics,
    indexing: stores.siteSettings.gameIndexing,
  });
  const publicGames = createPublicGamesService({
    games,
    cards: stores.publicGames,
    index,
    indexing: stores.siteSettings.gameIndexing,
  });
  const catalogue = createCatalogueService({
    mirror,
    client,
    idsAmong: games.idsAmong,
    locations: stores.locations,
  });
  const ageChecks = createAgeChecksService({
    provider: ageProvider,
    secret: settings.LAUNCHER_TOKEN_SECRET,
  });
  const launcher = createLauncherService({
    law,
    isAgeProof: ageChecks.isProof,
    settings,
    geo: createServiceClient({
      baseUrl: settings.GEO_URL,
      from: 'catalog',
      to: 'geo',
      secrets: settings.SERVICE_SECRET,
    }),
  });
  const launcherHealth = createLauncherHealthService({
    checks: stores.launcherChecks,
    leases: createHostLeases(stores.mongo.connection),
    launcher,
    launcherUrl: settings.LAUNCHER_URL,
    gapMs: settings.LINK_CHECK_GAP_MS,
  });
  const images = createImagesService({
    images: stores.images,
    count: createCacheMetrics(registry)('thumbnails'),
    sourceOf: async (hash) =>
      (await mirror.thumbSource(hash)) ?? (await descriptions.thumbSource(hash)),
    hosts: {
      catalogue: new URL(settings.CATALOGUE_URL).host,
      others: new Set(settings.IMAGE_HOSTS),
    },
  });
  const board = createQueueBoard({ redis: stores.redis, prefix: stores.prefix });
  const changes = startChangePublisher({
    redisUrl: settings.REDIS_URL,
    owner: 'catalog',
    ready: stores.mongo.prepared,
    logger,
    cdn: settings,
  });
  stores.measureRedis('changes', changes.redis);
  const taxa = createCountedTaxa({ taxonomy: stores.taxonomy, counts: index.counts });
  const service = await startService(
    {
      name: 'catalog',
      routes: [
        // Before the routes of single games, whose ids would take its name.
        ...createGameStatisticsRoutes(statistics),
        ...createGameIndexingRoutes(stores.siteSettings),
        ...createLibraryRoutes({ games: library }),
        ...createPublicGameRoutes({ service: publicGames }),
        ...createTaxonomyRoutes({ taxa, descriptions, counts: index.counts }),
        ...createSearchRoutes({ index }),
        historyRoute(getGameHistory, stores.history, GAME_HISTORY, { byId: games.find }),
        activityRoute(listCatalogActivity, stores.history),
        happeningsRoute(listCatalogHappenings, stores.history, {
          told: [{ kind: 'game', changed: 'game.changed', published: 'game.published' }],
          others: (since) => endedImportsSince(stores.imports, since),
        }),
        ...createNameRoutes({
          taxa,
          descriptions,
          games: stores.publicGames,
        }),
        ...createAgeCheckRoutes({
          ageChecks,
          secure: settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
        }),
        ...createLauncherRoutes({ launcher, publicGames, games: library, catalogue }),
        ...createImageRoutes({ images }),
        ...createCatalogueRoutes({ catalogue, sync }),
        ...createImportRoutes({
          imports: importing,
          plan: createImportPlanner({ mirror, client, games }),
        }),
      ],
      mounts: [board.mounted],
      verifier: createTokenVerifier({ identityUrl: settings.IDENTITY_URL }),
      serviceSecrets: settings.SERVICE_SECRET,
      logger,
      metrics,
      dependencies: {
        mongodb: () => stores.mongo.ping(),
        games: index.ready,
      },
      // Imports requested during an outage are kept in MongoDB, and visitors need no queue.
      optionalDependencies: { redis: () => stores.redis.ping() },
      translators: [mongoProblem, catalogueProblem, redisProblem],
      checkAnswers: settings.NODE_ENV !== 'production',
      onWrite: changes.changed,
    },
    { host: settings.HOST, port: settings.PORT },
  );
  const reconciling = repeat(stores.reconcile, periodic(RECONCILE_MS, logger));
  const stopping = new AbortController();
  const checkingLaunchers = settings.LINK_CHECKS
    ? repeat(
        async () => (stores.isPrepared() ? launcherHealth.round(stopping.signal) : undefined),
        periodic(settings.LINK_CHECK_ROUND_MS, logger),
      )
    : undefined;
  return {
    url: service.url,
    prepared: stores.mongo.prepared,
    drain: service.drain,
    async close() {
      stopping.abort();
      await service.close();
      await reconciling.close();
      await index.close();
      await checkingLaunchers?.close();
      await board.close();
      await changes.close();
      await stores.close();
    },
  };
}

function redisProblem(error: unknown) {
  return isRedisUnavailable(error)
    ? unavailable('The queue cannot be reached at the moment.', error)
    : undefined;
}
