import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import { workerSettings } from './env.ts';
import { startCatalogWorker } from './worker-app.ts';

const settings = readEnv(workerSettings, { process: 'catalog-worker' });
const logger = createLogger({ name: 'catalog-worker', level: settings.LOG_LEVEL });
const telemetry = await startTelemetry(settings, { service: 'catalog-worker', logger });
try {
  stopOnSignal([await startCatalogWorker(settings, logger), telemetry], logger);
} catch (error) {
  logger.fatal({ err: error }, error instanceof Error ? error.message : 'the worker cannot start');
  process.exit(1);
}
