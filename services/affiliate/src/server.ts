import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startAffiliate } from './app.ts';
import { affiliateSettings } from './env.ts';

const settings = readEnv(affiliateSettings, { process: 'affiliate' });
const logger = createLogger({ name: 'affiliate', level: settings.LOG_LEVEL });
stopOnSignal([await startAffiliate(settings, logger)], logger);
