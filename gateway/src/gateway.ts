import { openAddressCountries } from '@slots/address-country/address-countries';
import { clientNetwork } from '@slots/contracts/client-network';
import { publicOrigins } from '@slots/contracts/public-origins';
import { mounts, publicContracts } from '@slots/contracts/registry';
import { readLaw } from '@slots/country-law/law';
import { createGracefulStop, listen } from '@slots/http-kit/graceful-server';
import { HttpProblem } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import { createServiceClient } from '@slots/service-client/service-client';
import { createRedisMetrics } from '@slots/telemetry/redis-metrics';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { createActivityNotes } from './activity/activity.notes.ts';
import { createActivityRoutes } from './activity/activity.routes.ts';
import { createActivityService } from './activity/activity.service.ts';
import { createAnswers } from './answers/answers.ts';
import { createOverQuota } from './answers/over-quota.ts';
import { createChanges } from './changes/changes.ts';
import { createClickOffers } from './clicks/click-offers.ts';
import { createClickRecorder } from './clicks/click-recorder.ts';
import { createClickRoutes } from './clicks/clicks.routes.ts';
import { createClicksService } from './clicks/clicks.service.ts';
import { isShownBy } from './clicks/shown-by-law.ts';
import { createHeldMemory } from './connections/held-memory.ts';
import { contextOf } from './context/request-context.ts';
import { createDocumentRoutes } from './documents/documents.ts';
import type { GatewaySettings } from './env.ts';
import { createFront } from './front/front.ts';
import { createPublicServer } from './front/public-server.ts';
import { passWebSocketsTo } from './front/web-sockets.ts';
import { createHealthAnswers } from './operations/health.ts';
import { createMetrics } from './operations/metrics.ts';
import { createOperationsServer } from './operations/operations-server.ts';
import { createReadiness } from './operations/readiness.ts';
import { createAccessPolicy } from './policies/access/policy.ts';
import { createBodyLimitPolicy } from './policies/body-limit/policy.ts';
import { createClickOutPolicy } from './policies/click-out/policy.ts';
import { createLocalPolicy } from './policies/local/policy.ts';
import { loadPipelines } from './policies/pipelines.ts';
import { createProxyPolicy } from './policies/proxy/policy.ts';
import { createPublicCachePolicy } from './policies/public-cache/policy.ts';
import { createRateLimitPolicy } from './policies/rate-limit/policy.ts';
import { createRoutePolicy } from './policies/route/policy.ts';
import { createSameOriginPolicy } from './policies/same-origin/policy.ts';
import { createSessionPolicy } from './policies/session/policy.ts';
import { FAILED } from './problems/gateway-problems.ts';
import { createPublicCache } from './public-cache/public-cache.ts';
import { quotasOf } from './rate-limits/rate-classes.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { createSharedCounts } from './rate-limits/shared-counts.ts';
import { createClientAddress } from './request/client-address.ts';
import { createRouteTable, siteTable } from './routing/route-table.ts';
import { createSearchRoutes } from './search/search.routes.ts';
import { createSearchService } from './search/search.service.ts';
import { createApiKeys } from './sessions/api-keys.ts';
import { createRevocations } from './sessions/revocations.ts';
import { createRunningAnswers } from './sessions/running-answers.ts';
import { createSessionResolver } from './sessions/session-resolver.ts';
import { createUpstreams } from './upstreams/upstreams.ts';
import { createOfferCountries } from './visitors/offer-countries.ts';
import { createVisitorGroups } from './visitors/visitor-groups.ts';

/** The rest of 30 seconds after draining. */
const GRACE_MS = 24_000;

/** Starts the gateway: the only place that wires its parts. One runs in a process at a time. */
export async function startGateway(settings: GatewaySettings, logger: Logger) {
  // First, since both refuse a wrong file.
  const law = readLaw(settings.LAW_FILE);
  const { codeOf: countryOf } = await openAddressCountries(settings.IP_DATABASE_FILE);
  let stopping = false;
  let origins: ReadonlySet<string> = new Set();
  const secure = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const services = {
    identity: settings.IDENTITY_URL,
    geo: settings.GEO_URL,
    catalog: settings.CATALOG_URL,
    casino: settings.CASINO_URL,
    affiliate: settings.AFFILIATE_URL,
  };

  const answers = createAnswers({ secure });
  const metrics = settings.METRICS_PORT === 0 ? undefined : createMetrics();
  const upstreams = createUpstreams(
    { ...services, web: settings.WEB_URL },
    (upstream, reachable) => {
      metrics?.reachable(upstream, reachable);
      if (reachable) logger.info({ upstream }, 'upstream is back');
      else logger.error({ upstream }, 'upstream is away: it is sent nothing until it answers');
    },
  );
  const clientOf = (to: keyof typeof services) =>
    createServiceClient({
      baseUrl: services[to],
      from: 'gateway',
      to,
      secrets: settings.SERVICE_SECRET,
      reachability: upstreams.reachabilityOf(to),
    });
  const identity = clientOf('identity');
  const [catalog, casino, affiliate] = [
    clientOf('catalog'),
    clientOf('casino'),
    clientOf('affiliate'),
  ];
  const search = createSearchService({ catalog, casino, geo: clientOf('geo') }, logger);
  const activity = createActivityService({ catalog, casino, affiliate, identity }, logger);
  const { REDIS_URL: redisUrl } = settings;
  const [secret = ''] = settings.SERVICE_SECRET;
  const measureRedis = metrics && createRedisMetrics(metrics.registry);
  const revocations = createRevocations({ redisUrl, identity, logger, measureRedis });
  const running = createRunningAnswers(revocations, logger);
  const verifier = createTokenVerifier({ identityUrl: settings.IDENTITY_URL });
  const sessions = createSessionResolver({ verifier, revocations, identity, logger });

  const countsClicks = settings.CLICK_OUTS !== 'off';
  const keepsAnswers = settings.PUBLIC_CACHE_BYTES > 0;
  const changes =
    countsClicks || keepsAnswers ? createChanges({ redisUrl, logger, measureRedis }) : undefined;
  // Where clicks are off no page reports any, so offers are not kept in memory.
  const offers = createClickOffers({
    casino,
    affiliate,
    changes: countsClicks ? changes : undefined,
    logger,
  });
  const recorder = countsClicks
    ? createClickRecorder({ redisUrl, secret, logger, measureRedis })
    : undefined;
  if (metrics) recorder?.register(metrics.registry);
  const clicks = createClicksService({ offers, recorder, isShown: isShownBy(law) });

  const quotas = quotasOf(settings.RATE_LIMIT_PROFILE);
  const sharedCounts = quotas && createSharedCounts({ redisUrl, secret, logger, measureRedis });
  const limits = sharedCounts && createRateLimits(quotas, sharedCounts.share);
  const refuse = createOverQuota(answers, (refused) => metrics?.refused(refused));

  const apiKeys = createApiKeys({
    verifier,
    revocations,
    identity,
    mayAsk: (address) => limits?.take('sign-in', clientNetwork(address)).allowed ?? true,
  });

  /** The calls that the gateway answers itself. */
  const locals = [
    ...createSearchRoutes(search),
    ...createActivityRoutes(activity),
    ...createDocumentRoutes(),
    ...createClickRoutes(clicks, countryOf),
  ];
  const tables = { contracts: createRouteTable(publicContracts, locals, mounts), site: siteTable };
  const clientAddress = createClientAddress(settings.TRUSTED_PROXIES);
  const groups = createVisitorGroups(law, createOfferCountries({ casino, changes, logger }));
  const cache =
    keepsAnswers && changes
      ? createPublicCache({
          bytes: settings.PUBLIC_CACHE_BYTES,
          changes,
          outside: {
            tags: settings.CDN_TAGS,
            maxAgeSeconds: settings.CDN_TAGS ? settings.CDN_MAX_AGE_SECONDS : 0,
            staleSeconds: settings.CDN_STALE_SECONDS,
          },
          secure,
          tables,
          upstreams,
          answers,
          limits,
          refuse,
          clientAddress,
          countryOf,
          groups,
          logger,
        })
      : undefined;
  if (metrics) cache?.counts.register(metrics.registry);
  const memory = createHeldMemory();
  const pipelines = await loadPipelines(
    [
      createRoutePolicy(tables),
      createSameOriginPolicy((origin) => origins.has(origin)),
      createSessionPolicy(sessions, apiKeys, { secure }),
      createRateLimitPolicy(limits, refuse),
      createAccessPolicy(running, createActivityNotes(identity, logger)),
      createBodyLimitPolicy(memory, running),
      createLocalPolicy(answers, { logger, checkAnswers: settings.NODE_ENV !== 'production' }),
      createClickOutPolicy(countsClicks ? clicks : undefined, answers),
      createPublicCachePolicy(cache),
      createProxyPolicy(upstreams, {
        answers,
        logger,
        memory,
        onWrite: (change) => changes?.tell(change),
      }),
    ],
    (error, request, response) => {
      const { requestId } = contextOf(request);
      const isProblem = error instanceof HttpProblem;
      if (!isProblem) logger.error({ requestId, err: error }, 'a policy failed');
      if (response.headersSent) response.destroy();
      else answers.problem(response, requestId, isProblem ? error : FAILED);
    },
  );

  const answerHealth = createHealthAnswers({
    answers,
    logger,
    readiness: createReadiness(services),
    isStopping: () => stopping,
  });
  const operations = metrics && createOperationsServer(metrics.registry, answerHealth);
  const server = createPublicServer(
    answers,
    createFront({
      answers,
      logger,
      clientAddress,
      countryOf,
      cache,
      answerHealth,
      isStopping: () => stopping,
      pipelines,
      metrics,
    }),
  );
  const graceful = createGracefulStop(server);
  if (settings.WEB_SOCKETS) passWebSocketsTo(settings.WEB_URL, server);

  /** Turns readiness off, but continues to answer until load balancers send no more requests here. */
  async function drain(): Promise<void> {
    stopping = true;
    await graceful.drain();
  }

  /** Turns readiness off, lets running requests end (at most `graceMs`, 24 s), then closes. */
  async function close(graceMs = GRACE_MS): Promise<void> {
    stopping = true;
    await upstreams.endStreams();
    if (server.listening) await graceful.close(graceMs);
    operations?.close();
    operations?.closeAllConnections();
    running.close();
    revocations.close();
    sharedCounts?.close();
    changes?.close();
    cache?.close();
    await recorder?.close();
    await upstreams.close();
  }

  try {
    const url = await listen(server, settings.HOST, settings.PORT);
    origins = publicOrigins(settings.PUBLIC_ORIGIN ?? url);
    if (operations) await listen(operations, settings.METRICS_HOST, settings.METRICS_PORT);
    logger.info({ url }, 'listening');
    return { url, drain, close };
  } catch (error) {
    await close(0);
    throw error;
  }
}
