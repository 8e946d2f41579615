import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startGeo } from './app.ts';
import { geoSettings } from './env.ts';

const settings = readEnv(geoSettings, { process: 'geo' });
const logger = createLogger({ name: 'geo', level: settings.LOG_LEVEL });
stopOnSignal([await startGeo(settings, logger)], logger);
