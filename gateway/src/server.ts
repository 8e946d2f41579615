import { readEnv } from '@slots/env/env';
import { stopOnSignal } from '@slots/http-kit/lifecycle';
import { createLogger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import { gatewaySettings } from './env.ts';
import { startGateway } from './gateway.ts';

const settings = readEnv(gatewaySettings, { process: 'gateway' });
const logger = createLogger({ name: 'gateway', level: settings.LOG_LEVEL });
const telemetry = await startTelemetry(settings, { service: 'gateway', logger });
stopOnSignal([await startGateway(settings, logger), telemetry], logger);
