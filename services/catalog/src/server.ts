import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startCatalog } from './app.ts';
import { serverSettings } from './env.ts';

const settings = readEnv(serverSettings, { process: 'catalog' });
const logger = createLogger({ name: 'catalog', level: settings.LOG_LEVEL });
stopOnSignal([await startCatalog(settings, logger)], logger);
