import { readEnv } from '@slots/env/env';
import { prepareOnce } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startCasino } from './app.ts';
import { casinoSettings } from './env.ts';

// Prepares the database and ends; the service itself would do the same at its start.
const settings = readEnv(casinoSettings, { process: 'casino' });
const logger = createLogger({ name: 'casino-preparation', level: settings.LOG_LEVEL });
const service = await startCasino({ ...settings, HOST: '127.0.0.1', PORT: 0 }, logger);
await prepareOnce(service, logger);
