import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { settingsSchema } from './settings.ts';
import { createSimulator } from './simulator.ts';

const settings = readEnv(settingsSchema, { process: 'catalogue-simulator' });
const logger = createLogger({ name: 'catalogue-simulator', level: settings.logLevel });
const simulator = await createSimulator(settings);
stopOnSignal([simulator], logger);
const { apiUrl, launcherUrl } = simulator;
logger.info({ apiUrl, launcherUrl, games: settings.games }, 'listening');
