import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import { startCatalog } from './app.ts';
import { serverSettings } from './env.ts';

const settings = readEnv(serverSettings, { process: 'catalog' });
const logger = createLogger({ name: 'catalog', level: settings.LOG_LEVEL });
const telemetry = await startTelemetry(settings, { service: 'catalog', logger });
stopOnSignal([await startCatalog(settings, logger), telemetry], logger);
