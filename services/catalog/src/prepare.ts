import { readEnv } from '@slots/env/env';
import { prepareOnce } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startCatalog } from './app.ts';
import { serverSettings } from './env.ts';

// Prepares the database and ends; the service itself would do the same at its start.
const settings = readEnv(serverSettings, { process: 'catalog' });
const logger = createLogger({ name: 'catalog-preparation', level: settings.LOG_LEVEL });
const service = await startCatalog({ ...settings, HOST: '127.0.0.1', PORT: 0 }, logger);
await prepareOnce(service, logger);
