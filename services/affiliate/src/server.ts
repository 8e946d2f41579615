import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import { startAffiliate } from './app.ts';
import { affiliateSettings } from './env.ts';

const settings = readEnv(affiliateSettings, { process: 'affiliate' });
const logger = createLogger({ name: 'affiliate', level: settings.LOG_LEVEL });
const telemetry = await startTelemetry(settings, { service: 'affiliate', logger });
stopOnSignal([await startAffiliate(settings, logger), telemetry], logger);
