import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import { startIdentity } from './app.ts';
import { identitySettings } from './env.ts';

const settings = readEnv(identitySettings, { process: 'identity' });
const logger = createLogger({ name: 'identity', level: settings.LOG_LEVEL });
const telemetry = await startTelemetry(settings, { service: 'identity', logger });
stopOnSignal([await startIdentity(settings, logger), telemetry], logger);
