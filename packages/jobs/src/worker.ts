import { SpanKind } from '@opentelemetry/api';
import { isReached } from '@slots/http-kit/health';
import type { Logger } from '@slots/logger/logger';
import { continueTrace, runTrace, traceIdOf } from '@slots/telemetry/trace';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { JobDefinition } from './job.ts';
import type { JobOutcomes } from './job-metrics.ts';

export interface Attempt {
  /** No further try follows when this one fails. */
  readonly last: boolean;
  readonly log: Logger;
  /** Aborted when the worker closes: a long job ends where it can be taken up again. */
  readonly signal: AbortSignal;
}

/** Does the work of one job. What it throws is tried again later, unless it is `Unrecoverable`. */
export type JobHandler<Payload> = (payload: Payload, attempt: Attempt) => Promise<void>;

/** Thrown by a handler: trying again would not help. */
export const Unrecoverable = UnrecoverableError;

/**
 * A killed worker's job is free again once its lock has run out and a check has seen that: at most
 * LOCK_MS + 2 * STALLED_CHECK_MS, about seven seconds.
 */
const LOCK_MS = 4_000;
const STALLED_CHECK_MS = 1_500;
/** Jobs of killed workers are retried without a limit. */
const NO_LIMIT = 1_000_000;

/** Works the jobs of one queue, `concurrency` at a time (else one). */
export function startWorker<Payload extends z.ZodType>(
  job: JobDefinition<Payload>,
  handle: JobHandler<z.output<Payload>>,
  options: {
    redis: Redis;
    prefix: string;
    concurrency?: number;
    logger: Logger;
    metrics: JobOutcomes;
  },
) {
  const { redis, prefix, concurrency = 1, metrics } = options;
  const logger = options.logger.child({ queue: job.queue });
  const closing = new AbortController();
  metrics.begin(job.queue);
  const worker = new Worker(
    job.queue,
    async ({ data, id, attemptsMade, opts }) => {
      const trace = continueTrace(`work on ${job.queue}`, opts.telemetry?.metadata, {
        kind: SpanKind.CONSUMER,
        attributes: { 'messaging.message.id': id ?? '', 'messaging.attempt': attemptsMade + 1 },
      });
      await runTrace(trace, async () => {
        const payload = job.payload.safeParse(data);
        if (!payload.success)
          throw new Unrecoverable(`The payload is wrong: ${payload.error.message}`);
        await handle(payload.data, {
          last: attemptsMade + 1 >= job.attempts,
          log: logger.child({ job: id }),
          signal: closing.signal,
        });
      });
    },
    {
      connection: redis,
      prefix,
      concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: NO_LIMIT,
      drainDelay: 2,
      settings: {
        backoffStrategy: (attemptsMade) =>
          Math.min(job.maxDelayMs, job.delayMs * 2 ** (attemptsMade - 1)),
      },
    },
  );
  const observe = (outcome: 'completed' | 'failed', done: Job | undefined) => {
    const { processedOn, finishedOn = Date.now() } = done ?? {};
    if (processedOn) metrics.observe(job.queue, outcome, (finishedOn - processedOn) / 1_000);
  };

  worker.on('completed', (done) => observe('completed', done));
  worker.on('failed', (failed, error) => {
    observe('failed', failed);
    const { id, attemptsMade: attempts, opts } = failed ?? {};
    // The trace of the request for the job; none when the reconciler brought it back.
    const requestId = traceIdOf(opts?.telemetry?.metadata);
    logger.warn({ requestId, job: id, attempts, err: error }, 'a job failed');
  });
  worker.on('stalled', (id) => logger.warn({ job: id }, 'a job lost its worker and is taken up'));
  let away = false;
  worker.on('error', (error) => {
    if (!away) logger.warn({ err: error }, 'the queue cannot be read, trying again');
    away = true;
  });
  worker.on('ready', () => {
    away = false;
  });
  return {
    /** Tells the running jobs, lets them end, then stops. While Redis is away they are cut off: it has to be told of their end. */
    async close(): Promise<void> {
      closing.abort();
      await worker.close(!(await isReached(() => redis.ping())));
    },
  };
}

export type JobWorker = ReturnType<typeof startWorker>;
