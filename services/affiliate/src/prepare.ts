import { readEnv } from '@slots/env/env';
import { prepareOnce } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startAffiliate } from './app.ts';
import { affiliateSettings } from './env.ts';

// Prepares the database and ends; the service itself would do the same at its start.
const settings = readEnv(affiliateSettings, { process: 'affiliate' });
const logger = createLogger({ name: 'affiliate-preparation', level: settings.LOG_LEVEL });
const service = await startAffiliate({ ...settings, HOST: '127.0.0.1', PORT: 0 }, logger);
await prepareOnce(service, logger);
