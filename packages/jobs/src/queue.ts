import { SpanKind } from '@opentelemetry/api';
import { RedisAway } from '@slots/redis/connection';
import { inSpan, traceparent } from '@slots/telemetry/trace';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { JobDefinition } from './job.ts';

export interface NewJob<Payload> {
  readonly payload: Payload;
  /**
   * The identity of this job: while one with this id waits, runs or is delayed, adding
   * it again does nothing. Words and hyphens, not digits alone, which BullMQ keeps for itself.
   */
  readonly id: `${string}-${string}`;
  /** 1 goes first; larger ones wait for smaller ones. */
  readonly priority?: number;
}

export interface JobQueue<Payload> {
  /** @throws RedisAway */
  add(jobs: readonly NewJob<Payload>[]): Promise<void>;
  /**
   * Adds a job at every moment of a cron pattern (UTC), however many processes ask for it: the id makes
   * it one schedule. A due job that waits for a worker is left alone. @throws RedisAway
   */
  schedule(schedule: { id: string; pattern: string; payload: Payload }): Promise<void>;
  /** Removes jobs that no worker has started. */
  remove(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the queue of a job for adding. `prefix` keeps systems apart that use one Redis. */
export function openQueue<Payload extends z.ZodType>(
  job: JobDefinition<Payload>,
  { redis, prefix }: { redis: Redis; prefix: string },
): JobQueue<z.input<Payload>> {
  const { opened, close } = openLater(job, { redis, prefix });
  return {
    async add(jobs) {
      const queue = await opened();
      await inSpan(`add to ${job.queue}`, SpanKind.PRODUCER, async () => {
        // The worker continues the trace of the caller.
        const metadata = traceparent();
        const telemetry = metadata === undefined ? {} : { telemetry: { metadata } };
        await queue.addBulk(
          jobs.map(({ payload, id, priority }) => ({
            name: job.name,
            data: job.payload.parse(payload),
            opts: { jobId: id, ...(priority === undefined ? {} : { priority }), ...telemetry },
          })),
        );
      });
    },
    async schedule({ id, pattern, payload }) {
      const queue = await opened();
      const there = await queue.getJobScheduler(id);
      // Setting it anew would move a job that is due to the next moment of the pattern.
      const isDue = (there?.next ?? Infinity) <= Date.now();
      const { attempts } = there?.template?.opts ?? {};
      if (there?.pattern === pattern && (isDue || attempts === job.attempts)) return;
      const template = { name: job.name, data: job.payload.parse(payload) };
      await queue.upsertJobScheduler(id, { pattern, tz: 'Etc/UTC' }, template);
    },
    async remove(ids) {
      const queue = await opened();
      for (const id of ids) await queue.remove(id);
    },
    close,
  };
}

/**
 * BullMQ's own queue of a job, opened at first use: it never recovers from having been opened while
 * Redis was away. `opened` rejects with RedisAway then.
 */
export function openLater(
  job: JobDefinition,
  { redis, prefix }: { redis: Redis; prefix: string },
): { opened(): Promise<Queue>; close(): Promise<void> } {
  let opening: Promise<Queue> | undefined;

  async function open(): Promise<Queue> {
    if (redis.status !== 'ready') throw new RedisAway();
    const queue = new Queue(job.queue, {
      connection: redis,
      prefix,
      defaultJobOptions: {
        attempts: job.attempts,
        backoff: { type: 'growing' },
        // MongoDB has the outcome, except of notices of sign-ins. A job that stayed here would block its id for the next try.
        removeOnComplete: true,
        removeOnFail: true,
      },
    });
    // The connection reports its own errors.
    queue.on('error', () => undefined);
    try {
      await queue.waitUntilReady();
    } catch (error) {
      // Another one is opened at the next use, and this one would listen to the connection for good.
      await queue.close();
      throw error;
    }
    return queue;
  }

  return {
    opened() {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close() {
      const queue = await opening;
      await queue?.close();
    },
  };
}
