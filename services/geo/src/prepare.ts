import { readEnv } from '@slots/env/env';
import { prepareOnce } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startGeo } from './app.ts';
import { geoSettings } from './env.ts';

// Prepares the database and ends; the service itself would do the same at its start.
const settings = readEnv(geoSettings, { process: 'geo' });
const logger = createLogger({ name: 'geo-preparation', level: settings.LOG_LEVEL });
const service = await startGeo({ ...settings, HOST: '127.0.0.1', PORT: 0 }, logger);
await prepareOnce(service, logger);
