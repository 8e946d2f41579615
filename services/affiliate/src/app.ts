import { startChangePublisher } from '@slots/changes/change-publisher';
import { listAffiliateActivity } from '@slots/contracts/activity';
import { getAffiliateHistory } from '@slots/contracts/affiliate/affiliates';
import { getDealHistory } from '@slots/contracts/affiliate/deals';
import { createCredentialCipher } from '@slots/credential-cipher/credential-cipher';
import type { ServiceProcess } from '@slots/http-kit/lifecycle';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import { startService } from '@slots/http-kit/service';
import { createJobOutcomes } from '@slots/jobs/job-metrics';
import { createLogger } from '@slots/logger/logger';
import { activityRoute } from '@slots/mongo/activity-route';
import { openMongo } from '@slots/mongo/connection';
import { createHistoryStore } from '@slots/mongo/history';
import { historyRoute } from '@slots/mongo/history-route';
import { createLease } from '@slots/mongo/lease';
import { mongoProblem } from '@slots/mongo/problem';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import { createSeeder } from '@slots/mongo/seed';
import { createSequence } from '@slots/mongo/sequence';
import { createTransact } from '@slots/mongo/transaction';
import { startWatchedSessions } from '@slots/mongo/watched-sessions';
import { createServiceClient } from '@slots/service-client/service-client';
import { createRedisMetrics } from '@slots/telemetry/redis-metrics';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { affiliateModel } from './affiliates/affiliate.model.ts';
import { AFFILIATE_HISTORY } from './affiliates/affiliate-history.ts';
import { createAffiliatesRepository } from './affiliates/affiliates.repository.ts';
import { createAffiliateRoutes, historySeenBy } from './affiliates/affiliates.router.ts';
import { createAffiliatesService } from './affiliates/affiliates.service.ts';
import { createAssignmentRoutes } from './assignments/assignments.router.ts';
import { createAssignmentsService } from './assignments/assignments.service.ts';
import { casinoServiceProblem, createCasinoAssignments } from './assignments/casino-assignments.ts';
import { clickModels } from './clicks/click.model.ts';
import { createClickMetrics } from './clicks/click-metrics.ts';
import { createClickNames } from './clicks/click-names.ts';
import { createClickReportsRepository } from './clicks/click-reports.repository.ts';
import { createClickReportsService } from './clicks/click-reports.service.ts';
import { startClickWriter, WRITER_LEASE_MS } from './clicks/click-writer.ts';
import { createClicksRepository } from './clicks/clicks.repository.ts';
import { createClickRoutes } from './clicks/clicks.router.ts';
import { dayOf } from './clicks/report-period.ts';
import { createWaitingClicks } from './clicks/waiting-clicks.ts';
import { createConversionImporting } from './conversion-importing.ts';
import { conversionModels } from './conversions/conversion.model.ts';
import { createConversionBatches } from './conversions/conversion-batches.ts';
import { createConversionsRepository } from './conversions/conversions.repository.ts';
import { createConversionRoutes } from './conversions/conversions.router.ts';
import { dealModel } from './deals/deal.model.ts';
import { DEAL_HISTORY } from './deals/deal-history.ts';
import { createDealNotesService } from './deals/deal-notes.service.ts';
import { createDealsRepository } from './deals/deals.repository.ts';
import { createDealRoutes } from './deals/deals.router.ts';
import { createDealsService } from './deals/deals.service.ts';
import { createDemoEarningsRepository } from './demo-earnings/demo-earnings.repository.ts';
import { createDemoEarningsRoutes } from './demo-earnings/demo-earnings.router.ts';
import { createDemoEarnings } from './demo-earnings/demo-earnings.service.ts';
import { DEMO_DEALS } from './demo-earnings/demo-figures.ts';
import { createEarningReportsRepository } from './earnings/earning-reports.repository.ts';
import { createEarningReportsService } from './earnings/earning-reports.service.ts';
import { createEarningRoutes } from './earnings/earnings.router.ts';
import { readRates } from './earnings/rates.ts';
import type { AffiliateSettings } from './env.ts';
import { createPostbackMetrics } from './postbacks/postback-metrics.ts';
import { createPostbackRoutes } from './postbacks/postbacks.router.ts';
import { createPostbacksService } from './postbacks/postbacks.service.ts';
import { createWrongKeys } from './postbacks/wrong-keys.ts';
import { DEMO_AFFILIATES } from './seeds/demo-affiliates.ts';
import { createWebhookSending } from './webhook-sending.ts';

/**
 * Starts the affiliate service and gives its address. The one place that wires: everything else gets
 * what it needs as arguments. Resolves as soon as the port listens; /readyz tells when MongoDB is reached.
 */
export async function startAffiliate(
  settings: AffiliateSettings,
  logger = createLogger({ name: 'affiliate', level: settings.LOG_LEVEL }),
): Promise<ServiceProcess> {
  const rates = settings.RATES_FILE === undefined ? undefined : readRates(settings.RATES_FILE);
  const metrics = createHttpMetrics('affiliate');
  const { registry } = metrics;
  const mongo = openMongo(
    { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
    { logger, registry, prepare },
  );
  const sequence = createSequence(mongo.connection);
  const history = createHistoryStore(mongo.connection, { days: settings.HISTORY_DAYS });
  const sessions = startWatchedSessions(mongo.connection, {
    isPrepared: () => isPrepared,
    logger,
  });
  const transact = createTransact(mongo.connection, sessions.withSession);
  const dealDocuments = dealModel(mongo.connection);
  const dealRecords = createDealsRepository({
    deals: dealDocuments,
    recorded: createRecordedWrites({ model: dealDocuments, history, recorded: DEAL_HISTORY }),
    transact,
    sequence,
    lockAffiliate: (affiliateId, session) => repository.lock(affiliateId, session),
  });
  const documents = affiliateModel(mongo.connection);
  const repository = createAffiliatesRepository({
    affiliates: documents,
    recorded: createRecordedWrites({ model: documents, history, recorded: AFFILIATE_HISTORY }),
    transact,
    sequence,
    removeDeals: dealRecords.removeAll,
  });
  const clientOf = (to: string, baseUrl: string) =>
    createServiceClient({ baseUrl, from: 'affiliate', to, secrets: settings.SERVICE_SECRET });
  const catalog = clientOf('catalog', settings.CATALOG_URL);
  const casino = clientOf('casino', settings.CASINO_URL);
  const casinos = createCasinoAssignments(casino);
  const affiliates = createAffiliatesService({
    affiliates: repository,
    history,
    cipher: createCredentialCipher(settings.CREDENTIALS_SECRET, 'affiliate credentials'),
    releaseCasinos: (affiliateId, by) => casinos.release(affiliateId, by),
  });
  const assignments = createAssignmentsService({
    affiliateExists: (id) => repository.exists(id),
    casinos,
  });
  const seeder = createSeeder(mongo.connection, sequence);
  const models = clickModels(mongo.connection);
  const earningModels = conversionModels(mongo.connection);
  const conversions = createConversionsRepository({
    models: earningModels,
    knownClicks: models.known,
    transact,
  });
  const clicks = createClicksRepository({
    connection: mongo.connection,
    models,
    transact,
    keptDays: settings.CLICKS_KEPT_DAYS,
    match: conversions.match,
  });

  let isPrepared = false;
  async function prepare(): Promise<void> {
    await history.createIndexes();
    await repository.createIndexes();
    await affiliates.renewCredentials();
    await dealRecords.createIndexes();
    await conversions.createIndexes();
    await clicks.prepare();
    await importing.prepare();
    await webhooks.prepare();
    await seedDemo();
    isPrepared = true;
  }

  async function seedDemo(): Promise<void> {
    if (!settings.SEED_DEMO) return;
    const areDemo = await seeder.seed({
      name: 'affiliates',
      highestId: Math.max(...DEMO_AFFILIATES.map(({ _id }) => _id)),
      isEmpty: () => repository.isEmpty(),
      write: () => affiliates.addMissing(DEMO_AFFILIATES),
    });
    if (!areDemo) return;
    await seeder.seed({
      name: 'deals',
      highestId: DEMO_DEALS,
      isEmpty: async () =>
        (await dealRecords.isEmpty()) && (await clicks.isEmpty()) && (await conversions.isEmpty()),
      write: () => demo.make(dayOf(Date.now())),
    });
  }

  const demo = createDemoEarnings({
    demo: createDemoEarningsRepository(mongo.connection),
    clicks,
    conversions,
    deals: dealRecords,
    lease: createLease(mongo.connection, 'clicks', WRITER_LEASE_MS),
  });
  const changes = startChangePublisher({
    redisUrl: settings.REDIS_URL,
    owner: 'affiliate',
    ready: mongo.prepared,
    logger,
  });
  const measureRedis = createRedisMetrics(registry);
  measureRedis('changes', changes.redis);
  const jobOutcomes = createJobOutcomes(registry);
  const importing = createConversionImporting({
    settings,
    connection: mongo.connection,
    sequence,
    conversions,
    affiliateExists: (id) => repository.exists(id),
    measureRedis,
    metrics: jobOutcomes,
    isPrepared: () => isPrepared,
    logger,
  });
  const waiting = createWaitingClicks(changes.redis, logger);
  const clickMetrics = createClickMetrics(registry, { waiting });
  const countedClicks = createClickReportsRepository(models);
  const names = createClickNames({
    casino,
    affiliates: () => repository.list(),
    history,
    logger,
  });
  const reports = createClickReportsService({ reports: countedClicks, names });
  const earnings = createEarningReportsService({
    clicks: countedClicks,
    earnings: createEarningReportsRepository(earningModels),
    names,
    rates,
  });
  const deals = createDealsService({
    deals: dealRecords,
    affiliateExists: (id) => repository.exists(id),
    casinosOf: (affiliateId) => casinos.of(affiliateId),
  });
  const notes = createDealNotesService({
    deals: dealRecords,
    clicks: countedClicks,
    conversions,
    affiliates: () => repository.list(),
  });
  const webhooks = createWebhookSending({
    settings,
    connection: mongo.connection,
    sequence,
    history,
    transact,
    cipher: createCredentialCipher(settings.CREDENTIALS_SECRET, 'webhook secrets'),
    casino,
    catalog,
    notes,
    measureRedis,
    metrics: jobOutcomes,
    registry,
    isPrepared: () => isPrepared,
    logger,
  });
  const postbacks = createPostbacksService({
    affiliates: repository,
    batches: createConversionBatches(conversions),
    conversions,
    wrongKeys: createWrongKeys(),
    count: createPostbackMetrics(registry),
    publicOrigin: settings.PUBLIC_ORIGIN,
  });
  const service = await startService(
    {
      name: 'affiliate',
      routes: [
        ...createAffiliateRoutes({ affiliates }),
        ...createAssignmentRoutes({ assignments }),
        ...createClickRoutes({ reports, subIdParameters: repository.subIdParameters }),
        ...importing.routes,
        ...createDemoEarningsRoutes({ demo }),
        ...createDealRoutes({ deals, notes }),
        ...createPostbackRoutes({ postbacks }),
        ...createConversionRoutes({ conversions }),
        ...webhooks.routes,
        ...createEarningRoutes({ reports: earnings }),
        historyRoute(getAffiliateHistory, history, AFFILIATE_HISTORY, repository, historySeenBy),
        historyRoute(getDealHistory, history, DEAL_HISTORY, dealRecords),
        activityRoute(listAffiliateActivity, history),
      ],
      verifier: createTokenVerifier({ identityUrl: settings.IDENTITY_URL }),
      serviceSecrets: settings.SERVICE_SECRET,
      logger,
      metrics,
      dependencies: { mongodb: () => mongo.ping() },
      translators: [mongoProblem, casinoServiceProblem],
      checkAnswers: settings.NODE_ENV !== 'production',
      onWrite: changes.changed,
      // Clicks and changes wait until Redis is back.
      optionalDependencies: { redis: () => changes.redis.ping() },
    },
    { host: settings.HOST, port: settings.PORT },
  );
  const writer = startClickWriter({
    clicks,
    waiting,
    lease: createLease(mongo.connection, 'clicks', WRITER_LEASE_MS),
    isPrepared: () => isPrepared,
    onStored: clickMetrics.stored,
    recheck: conversions.recheck,
    logger,
  });
  const importingReports = importing.start();
  const sendingWebhooks = webhooks.start();
  return {
    url: service.url,
    prepared: mongo.prepared,
    drain: service.drain,
    async close() {
      await service.close();
      await writer.close();
      await importingReports.close();
      await sendingWebhooks.close();
      await changes.close();
      await sessions.close();
      await mongo.close();
    },
  };
}
