import { startChangePublisher } from '@slots/changes/change-publisher';
import { listCasinoActivity } from '@slots/contracts/activity';
import { getAuthorHistory } from '@slots/contracts/casino/authors';
import { guides } from '@slots/contracts/casino/guides';
import { getCasinoHistory, getPromotionHistory } from '@slots/contracts/casino/history';
import { reviews } from '@slots/contracts/casino/reviews';
import { listCasinoHappenings } from '@slots/contracts/webhook-events';
import { readLaw } from '@slots/country-law/law';
import type { ServiceProcess } from '@slots/http-kit/lifecycle';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import { noteChanged, notingChanges } from '@slots/http-kit/noted-changes';
import { repeat } from '@slots/http-kit/repeat';
import { startService } from '@slots/http-kit/service';
import { createHostLeases } from '@slots/link-health/host-leases';
import { createLinkProbe } from '@slots/link-health/link-probe';
import type { Logger } from '@slots/logger/logger';
import { activityRoute } from '@slots/mongo/activity-route';
import { openMongo } from '@slots/mongo/connection';
import { happeningsRoute, type WebhookKind } from '@slots/mongo/happenings';
import { createHistoryStore } from '@slots/mongo/history';
import { historyRoute } from '@slots/mongo/history-route';
import { mongoProblem } from '@slots/mongo/problem';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import { createSeeder } from '@slots/mongo/seed';
import { createSequence } from '@slots/mongo/sequence';
import { createTransact } from '@slots/mongo/transaction';
import { createServiceClient } from '@slots/service-client/service-client';
import { createRedisMetrics } from '@slots/telemetry/redis-metrics';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { createAuthorPageRoutes } from './author-pages/author-pages.router.ts';
import { AUTHOR_HISTORY, createAuthorsRepository } from './authors/authors.repository.ts';
import { createAuthorRoutes } from './authors/authors.router.ts';
import { createAuthorsService } from './authors/authors.service.ts';
import { createCasinoDirectoryRepository } from './casino-directory/casino-directory.repository.ts';
import { createCasinoDirectoryRoutes } from './casino-directory/casino-directory.router.ts';
import { createCasinoDirectoryService } from './casino-directory/casino-directory.service.ts';
import { createCasinoRelationsRepository } from './casino-relations/casino-relations.repository.ts';
import { createCasinoRelationRoutes } from './casino-relations/casino-relations.router.ts';
import { createCasinoRelationsService } from './casino-relations/casino-relations.service.ts';
import { createAffiliateCasinoRoutes } from './casinos/affiliate-casinos.router.ts';
import { casinoModel } from './casinos/casino.model.ts';
import { CASINO_HISTORY } from './casinos/casino-history.ts';
import { casinoChangeTags } from './casinos/casino-tags.ts';
import { createCasinosRepository } from './casinos/casinos.repository.ts';
import { createCasinoRoutes } from './casinos/casinos.router.ts';
import { createCasinosService } from './casinos/casinos.service.ts';
import { createCasinosBulkRoutes } from './casinos/casinos-bulk.router.ts';
import { createCasinosBulkService } from './casinos/casinos-bulk.service.ts';
import { createCatalogNames } from './catalog/catalog-names.ts';
import { createClickOffersRepository } from './click-offers/click-offers.repository.ts';
import { createClickOfferRoutes } from './click-offers/click-offers.router.ts';
import { createDirectSqlRoutes } from './direct-sql/direct-sql.router.ts';
import { createDrafts, type Drafts } from './drafts/drafts.ts';
import type { CasinoSettings } from './env.ts';
import { createGuideKind } from './guides/guide-kind.ts';
import { createGuideRoutes } from './guides/guides.router.ts';
import { createPublicGuides } from './guides/public-guides.service.ts';
import { createImagesRepository } from './images/images.repository.ts';
import { createImageRoutes } from './images/images.router.ts';
import { createImagesService } from './images/images.service.ts';
import { createMissingPictures } from './images/missing-pictures.ts';
import { brokenLinksSince } from './link-health/broken-links.ts';
import { linkCheckModel } from './link-health/link-check.model.ts';
import { createLinkChecksRepository } from './link-health/link-checks.repository.ts';
import { createLinkHealthRoutes } from './link-health/link-health.router.ts';
import { createLinkHealthService } from './link-health/link-health.service.ts';
import { createMarketRules } from './market/market-rules.ts';
import { createPlaces } from './places/places.ts';
import { toPublicPromotion } from './promotions/promotion.mapper.ts';
import { promotionModel } from './promotions/promotion.model.ts';
import { PROMOTION_HISTORY } from './promotions/promotion-history.ts';
import { createPromotionLinksRepository } from './promotions/promotion-links.repository.ts';
import { promotionChangeTags } from './promotions/promotion-tags.ts';
import { createPromotionsRepository } from './promotions/promotions.repository.ts';
import { createPromotionRoutes } from './promotions/promotions.router.ts';
import { createPromotionsService } from './promotions/promotions.service.ts';
import { createPromotionsCsvRoutes } from './promotions/promotions-csv.router.ts';
import { createPublicPromotionsRepository } from './promotions/public-promotions.repository.ts';
import { createPublicPromotionsService } from './promotions/public-promotions.service.ts';
import { createReferenceLists } from './reference-data/reference-lists.ts';
import { createPublicReviews } from './reviews/public-reviews.service.ts';
import { createReviewKind } from './reviews/review-kind.ts';
import { createReviewRoutes } from './reviews/reviews.router.ts';
import { createCasinoSearch } from './search/casino-search.service.ts';
import { createSearchRoutes } from './search/search.router.ts';
import { demoDrawing } from './seeds/demo-drawings.ts';
import { seedDatabase } from './seeds/seed-database.ts';
import { createDeletedSlugs } from './slugs/deleted-slugs.repository.ts';
import { createCasinoStatisticsRepository } from './statistics/casino-statistics.repository.ts';
import { createCasinoStatisticsRoutes } from './statistics/casino-statistics.router.ts';
import { createToplists } from './toplists/toplists.ts';

/** Kinds reported to webhooks. */
const WEBHOOK_KINDS: readonly WebhookKind[] = [
  { kind: 'casino', changed: 'casino.changed', published: 'casino.published' },
  { kind: 'promotion', changed: 'promotion.changed' },
  { kind: 'review', changed: 'review.changed', published: 'review.published' },
];
/** Between two looks for drafts whose time has come. */
const PUBLISH_DUE_EVERY_MS = 1_000;

/**
 * Starts the casino service and gives its address. The one place that wires: everything else gets
 * what it needs as arguments. Resolves as soon as the port listens; /readyz tells when MongoDB is reached.
 */
export async function startCasino(
  settings: CasinoSettings,
  logger: Logger,
): Promise<ServiceProcess> {
  const law = readLaw(settings.LAW_FILE);
  const metrics = createHttpMetrics('casino');
  const { registry } = metrics;
  const mongo = openMongo(
    { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
    { logger, registry, prepare },
  );
  const { connection } = mongo;
  const sequence = createSequence(connection);
  const transact = createTransact(connection);
  const history = createHistoryStore(connection, { days: settings.HISTORY_DAYS });
  const stores = { sequence, transact, history };
  const casinoDocuments = casinoModel(connection);
  const recordedCasinos = createRecordedWrites({
    model: casinoDocuments,
    history,
    recorded: CASINO_HISTORY,
    onChange: (before, after) => noteChanged(casinoChangeTags(before, after)),
  });
  const casinosRepository = createCasinosRepository({
    casinos: casinoDocuments,
    deletedSlugs: createDeletedSlugs(connection, 'gone_casinos'),
    recorded: recordedCasinos,
    ...stores,
  });
  const promotionDocuments = promotionModel(connection);
  const promotionLinks = createPromotionLinksRepository(promotionDocuments);
  const linkChecks = createLinkChecksRepository({
    checks: linkCheckModel(connection),
    promotions: promotionLinks,
  });
  const promotionsRepository = createPromotionsRepository({
    promotions: promotionDocuments,
    recorded: createRecordedWrites({
      model: promotionDocuments,
      history,
      recorded: PROMOTION_HISTORY,
      onChange: (before, after) => noteChanged(promotionChangeTags(before, after)),
    }),
    lockCasino: (id, session) => casinosRepository.lock(id, session),
    ...stores,
  });
  const reference = createReferenceLists({
    connection,
    stores,
    isReferenced: (field, id, session) => casinosRepository.isReferenced(field, id, session),
    isNamedByLaw: (licence) => market.names(licence),
  });
  const licences = () => reference.gamblingLicences.entries.list();
  const market = createMarketRules({ law, lawFile: settings.LAW_FILE, licences });
  const authorsRepository = createAuthorsRepository(connection, stores);
  const imagesRepository = createImagesRepository(connection);
  const missingPictures = createMissingPictures(imagesRepository);
  const catalog = createServiceClient({
    baseUrl: settings.CATALOG_URL,
    from: 'casino',
    to: 'catalog',
    secrets: settings.SERVICE_SECRET,
  });
  const places = createPlaces({
    casinos: casinosRepository,
    promotions: promotionsRepository,
    market,
    catalog,
    logger,
  });
  const drafting = { connection, ...stores, fourEyes: settings.FOUR_EYES };
  const reviewKind = createReviewKind({
    casinos: casinosRepository,
    authors: authorsRepository,
    places,
    missingPictures,
  });
  const reviewDrafts = createDrafts(reviews, reviewKind, {
    ...drafting,
    indexes: [
      { 'subject.casinoId': 1 },
      ...['authorId', 'reviewedById'].flatMap((field) => [
        { [`draft.content.${field}`]: 1 as const },
        { [`published.content.${field}`]: 1 as const },
      ]),
    ],
  });
  const guideKind = createGuideKind({ authors: authorsRepository, places, missingPictures });
  const guideDrafts = createDrafts(guides, guideKind, {
    ...drafting,
    indexes: [
      { firstPublishedAt: -1, _id: -1 },
      { 'published.content.slug': 1 },
      { 'published.content.tags': 1 },
      // The search reads titles from this index alone.
      {
        'published.at': -1,
        _id: -1,
        'published.content.title': 1,
        'published.content.slug': 1,
      },
      { 'draft.content.authorId': 1 },
      { 'published.content.authorId': 1 },
    ],
    // Former slugs.
    versionIndexes: [{ 'content.slug': 1, at: -1 }],
    deletedSlugs: createDeletedSlugs(connection, 'deleted_guides'),
  });
  const toplists = createToplists({
    casinos: casinosRepository,
    promotions: promotionsRepository,
    ...drafting,
    isGuide: async (id) => (await guideDrafts.records.byId(id)) !== null,
    async offersOf(list, country, at) {
      const found = await publicPromotions.offersOfList(list, country, at);
      const known = await linkChecks.of(found);
      return found.map((offer) => toPublicPromotion(offer, at, known));
    },
  });
  /** Every kind with drafts: their calls, and what is published by itself. */
  const drafted: readonly Pick<
    Drafts,
    'kind' | 'routes' | 'publishDue' | 'createIndexes' | 'isReferenced'
  >[] = [reviewDrafts, guideDrafts, toplists];
  const repositories = {
    casinos: casinosRepository,
    promotions: promotionsRepository,
    reference: Object.values(reference),
    authors: authorsRepository,
    reviews: reviewDrafts.records,
    guides: guideDrafts.records,
    toplists: toplists.records,
  };
  const seeder = createSeeder(connection, sequence);

  let isPrepared = false;
  async function prepare(): Promise<void> {
    await history.createIndexes();
    await casinosRepository.createIndexes();
    await promotionsRepository.createIndexes();
    await linkChecks.createIndexes();
    await authorsRepository.createIndexes();
    for (const drafts of drafted) await drafts.createIndexes();
    for (const { entries } of repositories.reference) await entries.createIndexes();
    await seedDatabase({ seeder, repositories, demo: settings.SEED_DEMO });
  }
  async function whenPrepared(): Promise<void> {
    await mongo.prepared;
    await market.assertLicencesExist();
    isPrepared = true;
  }
  const prepared = whenPrepared();

  const casinos = createCasinosService({
    casinos: casinosRepository,
    renameBelongings: ({ _id, name }, session) =>
      reviewDrafts.records.rename({ 'subject.casinoId': _id }, name, session),
    async removeBelongings(casinoId, by, session) {
      await promotionsRepository.removeOfCasino(casinoId, by, session);
      await reviewDrafts.records.removeAll({ 'subject.casinoId': casinoId }, by, session);
    },
  });
  const promotions = createPromotionsService({
    promotions: promotionsRepository,
    market,
    casinos,
  });
  const publicPromotions = createPublicPromotionsService({
    offers: createPublicPromotionsRepository({
      promotions: promotionDocuments,
      casinos: casinoDocuments,
    }),
    market,
    licences: (ids) => reference.gamblingLicences.entries.byIds(ids),
    toplists: toplists.published,
  });
  const publicReviews = createPublicReviews({
    drafts: reviewDrafts,
    casinos,
    casinoRecords: casinosRepository,
  });
  const publicGuides = createPublicGuides({ drafts: guideDrafts, authors: authorsRepository });
  const authors = createAuthorsService({
    authors: authorsRepository,
    missingPictures,
    async isNamed(id, session) {
      for (const drafts of drafted) {
        for (const field of ['authorId', 'reviewedById']) {
          if (await drafts.isReferenced(field, id, session)) return true;
        }
      }
      return false;
    },
  });
  const linkHealth = createLinkHealthService({
    checks: linkChecks,
    promotions: promotionLinks,
    casinos: casinosRepository,
    leases: createHostLeases(connection),
    links: createLinkProbe({ privateHosts: new Set(settings.LINK_CHECK_PRIVATE_HOSTS) }),
    gapMs: settings.LINK_CHECK_GAP_MS,
  });
  const directory = createCasinoDirectoryService({
    casinos: createCasinoDirectoryRepository(casinoDocuments),
    market,
    references: reference,
  });
  const relations = createCasinoRelationsService({
    relations: createCasinoRelationsRepository({ recorded: recordedCasinos, transact }),
    visibleCasino: (id, reader) => casinos.get(id, reader),
    references: reference,
    catalogNames: createCatalogNames({ catalog, logger }),
  });
  const images = createImagesService({
    images: imagesRepository,
    casinos,
    drawing: demoDrawing,
  });

  const { REDIS_URL: redisUrl } = settings;
  // The first message follows the seeds, which visitors read too.
  const changes =
    redisUrl &&
    startChangePublisher({ redisUrl, owner: 'casino', ready: prepared, logger, cdn: settings });
  if (changes) createRedisMetrics(registry)('changes', changes.redis);
  const service = await startService(
    {
      name: 'casino',
      routes: [
        // Before the routes of single casinos, whose ids would take its name.
        ...createCasinoStatisticsRoutes(
          createCasinoStatisticsRepository({
            casinos: casinoDocuments,
            promotions: promotionDocuments,
          }),
        ),
        ...createCasinosBulkRoutes({
          bulk: createCasinosBulkService(casinos),
          records: casinosRepository,
          licences,
        }),
        ...createCasinoRoutes({ casinos }),
        ...createSearchRoutes(
          createCasinoSearch({
            casino: casinosRepository.publishedNames,
            guide: publicGuides.named,
            author: authorsRepository.list,
          }),
        ),
        ...createAffiliateCasinoRoutes({ casinos }),
        ...createCasinoRelationRoutes({ relations }),
        ...createDirectSqlRoutes(relations),
        ...createAuthorRoutes(authors),
        ...createAuthorPageRoutes({
          authors,
          reviewsOf: publicReviews.reviewsOf,
          guidesOf: publicGuides.guidesOf,
          textsChanged: () =>
            Promise.all(
              [reviewDrafts, guideDrafts].map(({ records }) => records.lastPublishedBy('authorId')),
            ),
        }),
        ...createGuideRoutes({ guides: publicGuides, kind: guideKind, publicPromotions }),
        ...createReviewRoutes({ reviews: publicReviews, kind: reviewKind, publicPromotions }),
        ...createImageRoutes({ images }),
        ...createPromotionRoutes({ promotions, publicPromotions, links: linkChecks }),
        ...createCasinoDirectoryRoutes(directory),
        ...createLinkHealthRoutes({ linkHealth, checking: settings.LINK_CHECKS }),
        ...createPromotionsCsvRoutes({ records: promotionsRepository }),
        ...createClickOfferRoutes({
          offers: createClickOffersRepository({
            casinos: casinoDocuments,
            promotions: promotionDocuments,
            history,
          }),
          licences,
          toplists: () => toplists.names(),
        }),
        ...repositories.reference.flatMap(({ routes }) => routes),
        ...drafted.flatMap(({ routes }) => routes),
        historyRoute(getCasinoHistory, history, CASINO_HISTORY, casinosRepository),
        historyRoute(getPromotionHistory, history, PROMOTION_HISTORY, promotionsRepository),
        historyRoute(getAuthorHistory, history, AUTHOR_HISTORY, authorsRepository),
        activityRoute(listCasinoActivity, history),
        happeningsRoute(listCasinoHappenings, history, {
          told: WEBHOOK_KINDS,
          others: (since) => brokenLinksSince(linkChecks, since),
        }),
      ],
      verifier: createTokenVerifier({ identityUrl: settings.IDENTITY_URL }),
      serviceSecrets: settings.SERVICE_SECRET,
      logger,
      metrics,
      dependencies: {
        async mongodb() {
          if (!isPrepared) throw new Error('not prepared');
          await mongo.ping();
        },
      },
      translators: [mongoProblem],
      checkAnswers: settings.NODE_ENV !== 'production',
      ...(changes && {
        onWrite: changes.changed,
        // Changes made during an outage are published when Redis is back.
        optionalDependencies: { redis: () => changes.redis.ping() },
      }),
    },
    { host: settings.HOST, port: settings.PORT },
  );
  /** Runs outside of any call, so its changes are published here. */
  async function publishDue(): Promise<void> {
    const noted = notingChanges();
    try {
      await noted.run(async () => {
        // Nothing may be due.
        noteChanged([]);
        for (const drafts of drafted) {
          await drafts.publishDue(new Date(), (error, id) =>
            logger.error({ err: error, kind: drafts.kind, id }, 'a planned draft is not published'),
          );
        }
      });
    } finally {
      const tags = noted.tags();
      // What failed changed nothing, and one tag too many does no harm.
      if (changes && tags?.length !== 0) await changes.changed(true, tags);
    }
  }
  const stopping = new AbortController();
  const linkChecking = settings.LINK_CHECKS
    ? repeat(async () => (isPrepared ? linkHealth.round(stopping.signal) : undefined), {
        everyMs: settings.LINK_CHECK_ROUND_MS,
        onError: (error) => logger.warn({ err: error }, 'a round of link checks failed'),
        atOnce: true,
      })
    : undefined;
  const publishing = repeat(async () => (isPrepared ? publishDue() : undefined), {
    everyMs: PUBLISH_DUE_EVERY_MS,
    onError: (error) => logger.warn({ err: error }, 'due drafts could not be looked for'),
    atOnce: true,
  });
  return {
    url: service.url,
    prepared,
    drain: service.drain,
    async close() {
      stopping.abort();
      await service.close();
      await linkChecking?.close();
      await publishing.close();
      if (changes) await changes.close();
      await mongo.close();
    },
  };
}
