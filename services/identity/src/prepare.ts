import { readEnv } from '@slots/env/env';
import { prepareOnce } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startIdentity } from './app.ts';
import { identitySettings } from './env.ts';

// Prepares the database and ends; the service itself would do the same at its start.
const settings = readEnv(identitySettings, { process: 'identity' });
const logger = createLogger({ name: 'identity-preparation', level: settings.LOG_LEVEL });
const service = await startIdentity({ ...settings, HOST: '127.0.0.1', PORT: 0 }, logger);
await prepareOnce(service, logger);
