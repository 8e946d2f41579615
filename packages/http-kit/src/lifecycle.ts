import { type processSettings, readEnv } from '@slots/env/env';
import { createLogger, type Logger } from '@slots/logger/logger';
import { startTelemetry } from '@slots/telemetry/telemetry';
import type { z } from 'zod';

/** Something that has to end in order when the process stops. */
export interface Stoppable {
  /** Keeps working until nothing is sent to it any more. */
  drain?(): Promise<unknown>;
  close(): Promise<unknown>;
}

/** A service as its process sees it. */
export interface ServiceProcess extends Stoppable {
  readonly url: string;
  /** Resolves when its database has its indexes, today's shape and its first records. */
  readonly prepared: Promise<void>;
  drain(): Promise<void>;
  close(): Promise<void>;
}

const GIVE_UP_AFTER_MS = 30_000;

/**
 * Ends `parts` one after the other on SIGTERM or SIGINT, then the process; a second signal, or 30
 * seconds, end it at once. SIGTERM comes from what runs replicas: they drain first. SIGINT comes from
 * a person who waits. An unhandled error is logged and ends the process with 1, so that its
 * supervisor starts a sane one.
 */
export function stopOnSignal(parts: readonly Stoppable[], logger: Logger): void {
  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('did not stop in time');
      process.exit(1);
    }, GIVE_UP_AFTER_MS).unref();
    if (signal === 'SIGTERM') {
      await Promise.all(parts.flatMap((part) => (part.drain ? [part.drain()] : [])));
    }
    for (const part of parts) {
      try {
        await part.close();
      } catch (error) {
        logger.error({ err: error }, 'a part did not close cleanly');
      }
    }
    logger.info('stopped');
    process.exit(0);
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      logger.fatal({ err: error }, 'an error that nobody handled');
      process.exit(1);
    });
  }
}

/** Starts what this process runs, with the settings that it reads, and ends it on a signal, or with 1 if it cannot start. */
export async function runProcess<
  Schema extends z.ZodType<z.output<typeof processSettings>>,
  Part extends Stoppable,
>(
  name: string,
  schema: Schema,
  start: (settings: z.output<Schema>, logger: Logger) => Promise<Part>,
): Promise<Part> {
  const settings = readEnv(schema, { process: name });
  const logger = createLogger({ name, level: settings.LOG_LEVEL });
  const telemetry = await startTelemetry(settings, { service: name, logger });
  try {
    const part = await start(settings, logger);
    stopOnSignal([part, telemetry], logger);
    return part;
  } catch (error) {
    logger.fatal({ err: error }, error instanceof Error ? error.message : 'it cannot start');
    process.exit(1);
  }
}
