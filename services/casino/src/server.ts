import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import { startCasino } from './app.ts';
import { casinoSettings } from './env.ts';

const settings = readEnv(casinoSettings, { process: 'casino' });
const logger = createLogger({ name: 'casino', level: settings.LOG_LEVEL });
const telemetry = await startTelemetry(settings, { service: 'casino', logger });
const service = await startCasino(settings, logger);
stopOnSignal([service, telemetry], logger);
// A law that names licences which do not exist is no law: the process ends.
await service.prepared;
