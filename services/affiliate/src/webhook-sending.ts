import { DELIVERIES_KEPT_DAYS } from '@slots/contracts/affiliate/webhooks';
import {
  type HappeningsPage,
  type ListHappenings,
  listCasinoHappenings,
  listCatalogHappenings,
} from '@slots/contracts/webhook-events';
import type { CredentialCipher } from '@slots/credential-cipher/credential-cipher';
import type { Stoppable } from '@slots/http-kit/lifecycle';
import { repeat } from '@slots/http-kit/repeat';
import type { JobOutcomes } from '@slots/jobs/job-metrics';
import { openQueue } from '@slots/jobs/queue';
import { deliverWebhookJob } from '@slots/jobs/registry';
import { startWorker } from '@slots/jobs/worker';
import type { Logger } from '@slots/logger/logger';
import type { HistoryStore } from '@slots/mongo/history';
import { createLease } from '@slots/mongo/lease';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import { connectRedis, RedisAway } from '@slots/redis/connection';
import { type ServiceClient, ServiceUnavailable } from '@slots/service-client/service-client';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import type { Connection } from 'mongoose';
import type { Registry } from 'prom-client';
import type { DealNotesService } from './deals/deal-notes.service.ts';
import type { AffiliateSettings } from './env.ts';
import { dealsWithoutConversion } from './webhooks/deals-without-conversion.ts';
import { createDeliveriesRepository } from './webhooks/deliveries.repository.ts';
import { createCollector, type EventSource } from './webhooks/happenings.ts';
import { WEBHOOK_HISTORY, webhookModels } from './webhooks/webhook.model.ts';
import { createDeliverer } from './webhooks/webhook-deliverer.ts';
import { createWebhookMetrics } from './webhooks/webhook-metrics.ts';
import { createWebhookSecrets } from './webhooks/webhook-secrets.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';
import { createWebhooksRepository } from './webhooks/webhooks.repository.ts';
import { createWebhookRoutes } from './webhooks/webhooks.router.ts';
import { createWebhooksService } from './webhooks/webhooks.service.ts';

const COLLECT_EVERY_MS = 1_000;
/** Short beside what most addresses take to answer: what finds no room waits for the next round. */
const QUEUE_EVERY_MS = 250;
/** Held by the collecting process; another one takes over when it died. */
const LEASE_MS = 10_000;
const AT_ONCE = 32;
/** Concurrent calls of one webhook: four that do not answer have to come together before others wait for them. */
const AT_ONCE_OF_ONE = AT_ONCE / 4;
const PAGE = 500;
const DEALS_EVERY_MS = 15 * 60 * 1_000;

/** A service that is asked by its contract, page by page. */
function sourceOf(name: string, contract: ListHappenings, client: ServiceClient): EventSource {
  return {
    name,
    async *since(moment) {
      let after: string | null = null;
      do {
        const page: HappeningsPage = await client.call(contract, {
          query: {
            since: moment.toISOString(),
            limit: String(PAGE),
            ...(after !== null && { after }),
          },
        });
        yield page;
        after = page.next;
      } while (after !== null);
    },
  };
}

/** Wires all that belongs to webhooks: their calls, the collector of events, and the worker that delivers them. */
export function createWebhookSending({
  settings,
  connection,
  sequence,
  history,
  transact,
  cipher,
  casino,
  catalog,
  notes,
  measureRedis: measure,
  metrics,
  registry,
  isPrepared,
  logger,
}: {
  settings: Pick<
    AffiliateSettings,
    'REDIS_URL' | 'QUEUE_PREFIX' | 'WEBHOOK_PRIVATE_HOSTS' | 'WEBHOOK_PAUSES_SECONDS'
  >;
  connection: Connection;
  sequence: Sequence;
  history: HistoryStore;
  transact: Transact;
  cipher: CredentialCipher;
  casino: ServiceClient;
  catalog: ServiceClient;
  notes: DealNotesService;
  measureRedis: MeasureRedis;
  metrics: JobOutcomes;
  registry: Registry;
  isPrepared: () => boolean;
  logger: Logger;
}) {
  const models = webhookModels(connection, DELIVERIES_KEPT_DAYS * 86_400);
  const webhooks = createWebhooksRepository({
    webhooks: models.webhooks,
    deliveries: models.deliveries,
    recorded: createRecordedWrites({ model: models.webhooks, history, recorded: WEBHOOK_HISTORY }),
    transact,
    sequence,
  });
  const deliveries = createDeliveriesRepository(models);
  const secrets = createWebhookSecrets(cipher);
  const sender = createWebhookSender({ privateHosts: new Set(settings.WEBHOOK_PRIVATE_HOSTS) });
  const deliverer = createDeliverer({
    webhooks,
    deliveries,
    sender,
    secretsOf: (webhook) => secrets.signing(webhook),
    pausesMs: settings.WEBHOOK_PAUSES_SECONDS.map((seconds) => seconds * 1_000),
    maxOfOne: AT_ONCE_OF_ONE,
    count: createWebhookMetrics(registry, { deliveries, webhooks }),
  });
  const collect = createCollector({
    sources: [
      sourceOf('casino', listCasinoHappenings, casino),
      sourceOf('catalog', listCatalogHappenings, catalog),
      dealsWithoutConversion(notes, DEALS_EVERY_MS),
    ],
    deliveries,
    onFailure(name, error) {
      if (!(error instanceof ServiceUnavailable)) {
        logger.error({ err: error, source: name }, 'events for webhooks could not be collected');
      }
    },
  });
  const service = createWebhooksService({ webhooks, deliveries, deliverer, sender, secrets });

  return {
    routes: createWebhookRoutes({ webhooks: service }),
    async prepare() {
      await Promise.all([webhooks.createIndexes(), deliveries.createIndexes()]);
    },

    /** Begins to collect and to deliver. */
    start(): Stoppable {
      const { REDIS_URL: url, QUEUE_PREFIX: prefix } = settings;
      const queueRedis = connectRedis(url, { role: 'queue', name: 'webhooks', logger, measure });
      const redis = connectRedis(url, { role: 'worker', name: 'webhook-worker', logger, measure });
      const queue = openQueue(deliverWebhookJob, { redis: queueRedis, prefix });
      const worker = startWorker(
        deliverWebhookJob,
        (lane, { signal }) => deliverer.deliver(lane, signal),
        { redis, prefix, concurrency: AT_ONCE, logger, metrics },
      );
      const lease = createLease(connection, 'webhooks', LEASE_MS);
      async function collectAll(): Promise<void> {
        if (isPrepared() && (await lease.take())) await collect(await webhooks.list());
      }
      async function queueDue(): Promise<void> {
        if (!isPrepared()) return;
        const lanes = await deliveries.dueLanes(new Date());
        if (lanes.length === 0) return;
        await queue.add(
          lanes.map((lane) => ({ id: `webhook-${lane.webhookId}-${lane.lane}`, payload: lane })),
        );
      }
      const onError = (error: unknown) => {
        // The connection itself tells when Redis is away.
        if (!(error instanceof RedisAway)) {
          logger.warn({ err: error }, 'webhooks could not be told, trying again');
        }
      };
      const rounds = [
        repeat(collectAll, { everyMs: COLLECT_EVERY_MS, onError }),
        repeat(queueDue, { everyMs: QUEUE_EVERY_MS, onError }),
      ];
      return {
        async close() {
          await Promise.all(rounds.map((round) => round.close()));
          await lease.release().catch(() => undefined);
          await worker.close();
          await queue.close();
          redis.disconnect();
          queueRedis.disconnect();
        },
      };
    },
  };
}
