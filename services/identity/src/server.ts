import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startIdentity } from './app.ts';
import { identitySettings } from './env.ts';

const settings = readEnv(identitySettings, { process: 'identity' });
const logger = createLogger({ name: 'identity', level: settings.LOG_LEVEL });
stopOnSignal([await startIdentity(settings, logger)], logger);
