import { readEnv } from '@slots/env/env';
import { createLogger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import { gatewaySettings } from './env.ts';
import { startGateway } from './gateway.ts';

const settings = readEnv(gatewaySettings, { process: 'gateway' });
const logger = createLogger({ name: 'gateway', level: settings.LOG_LEVEL });

/** Unhandled error: logs it and lets the supervisor of this process start a new one. */
function die(error: unknown): void {
  logger.fatal({ err: error }, 'an error that nobody handled');
  process.exit(1);
}
process.on('uncaughtException', die);
process.on('unhandledRejection', die);

const telemetry = await startTelemetry(settings, { service: 'gateway', logger });
const gateway = await startGateway(settings, logger);

let stopping = false;
/**
 * Ends the process in order; a second signal ends it at once. SIGTERM comes from what runs replicas:
 * it drains first. SIGINT comes from a person who waits.
 */
function stop(signal: NodeJS.Signals): void {
  if (stopping) process.exit(1);
  stopping = true;
  logger.info({ signal }, 'stopping');
  const end = () => telemetry.close().then(() => process.exit(0), die);
  const drained = signal === 'SIGTERM' ? gateway.drain() : Promise.resolve();
  drained.then(() => gateway.close()).then(end, die);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
