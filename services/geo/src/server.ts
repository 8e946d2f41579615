import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import { startGeo } from './app.ts';
import { geoSettings } from './env.ts';

const settings = readEnv(geoSettings, { process: 'geo' });
const logger = createLogger({ name: 'geo', level: settings.LOG_LEVEL });
const telemetry = await startTelemetry(settings, { service: 'geo', logger });
stopOnSignal([await startGeo(settings, logger), telemetry], logger);
