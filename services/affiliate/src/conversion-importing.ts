import type { Stoppable } from '@slots/http-kit/lifecycle';
import { periodic, repeat } from '@slots/http-kit/repeat';
import type { JobOutcomes } from '@slots/jobs/job-metrics';
import { openQueue } from '@slots/jobs/queue';
import { importConversionsJob } from '@slots/jobs/registry';
import { startWorker } from '@slots/jobs/worker';
import type { Logger } from '@slots/logger/logger';
import type { Sequence } from '@slots/mongo/sequence';
import { connectRedis } from '@slots/redis/connection';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import type { Connection } from 'mongoose';
import { conversionImportModels } from './conversion-imports/conversion-import.model.ts';
import { createConversionImportProcessor } from './conversion-imports/conversion-import.processor.ts';
import { createConversionImportsRepository } from './conversion-imports/conversion-imports.repository.ts';
import { createConversionImportRoutes } from './conversion-imports/conversion-imports.router.ts';
import { createConversionImportsService } from './conversion-imports/conversion-imports.service.ts';
import { createReportFiles } from './conversion-imports/report-files.repository.ts';
import type { ConversionsRepository } from './conversions/conversions.repository.ts';
import type { AffiliateSettings } from './env.ts';

const RECONCILE_MS = 3_000;
const TIDY_MS = 60 * 60 * 1000;

/** Wires all that belongs to reports of partners: their calls, and the worker that takes them in. */
export function createConversionImporting({
  settings,
  connection,
  sequence,
  conversions,
  affiliateExists,
  measureRedis: measure,
  metrics,
  isPrepared,
  logger,
}: {
  settings: Pick<AffiliateSettings, 'REDIS_URL' | 'QUEUE_PREFIX' | 'IMPORT_RETENTION_DAYS'>;
  connection: Connection;
  sequence: Sequence;
  conversions: ConversionsRepository;
  affiliateExists: (id: number) => Promise<boolean>;
  measureRedis: MeasureRedis;
  metrics: JobOutcomes;
  isPrepared: () => boolean;
  logger: Logger;
}) {
  const imports = createConversionImportsRepository({
    models: conversionImportModels(connection),
    sequence,
  });
  const files = createReportFiles(connection);
  const { REDIS_URL: url, QUEUE_PREFIX: prefix } = settings;
  const queueRedis = connectRedis(url, { role: 'queue', name: 'queues', logger, measure });
  const queue = openQueue(importConversionsJob, { redis: queueRedis, prefix });
  const service = createConversionImportsService({
    imports,
    files,
    affiliateExists,
    queue,
    keptDays: settings.IMPORT_RETENTION_DAYS,
    logger,
  });

  return {
    routes: createConversionImportRoutes({ imports: service }),
    prepare: () => imports.prepare(),

    /** Begins to take reports in. */
    start(): Stoppable {
      const redis = connectRedis(url, { role: 'worker', name: 'worker', logger, measure });
      const processor = createConversionImportProcessor({ imports, files, conversions });
      const worker = startWorker(importConversionsJob, processor, {
        redis,
        prefix,
        logger,
        metrics,
      });
      const tasks = [
        repeat(
          async () => (isPrepared() ? service.reconcile() : undefined),
          periodic(RECONCILE_MS, logger),
        ),
        repeat(async () => (isPrepared() ? service.tidy() : undefined), periodic(TIDY_MS, logger)),
      ];
      return {
        async close() {
          await Promise.all(tasks.map((task) => task.close()));
          await worker.close();
          await queue.close();
          redis.disconnect();
          queueRedis.disconnect();
        },
      };
    },
  };
}
