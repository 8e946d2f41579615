import { setTimeout as delay } from 'node:timers/promises';
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { openLater } from './queue.ts';
import { jobs } from './registry.ts';

const WAITING = ['waiting', 'prioritized', 'delayed'] as const;
const STATES = [...WAITING, 'active'] as const;
/** Maximum waiting jobs that are read for their age; they have few bytes each. */
const LOOKED_AT = 1_000;
/** A Redis that does not answer must not take the other metrics with it: Prometheus gives up on a slow scrape as a whole. */
const READ_MS = 1_000;

const OUTCOMES = ['completed', 'failed'] as const;

/** A scheduled job is made long before it is due; a retry's pause counts as waiting. */
const dueAt = ({ timestamp, opts }: Job) => timestamp + (opts.delay ?? 0);

/** Prometheus metrics of the outcomes of this process's jobs. */
export function createJobOutcomes(registry: Registry) {
  const duration = new Histogram({
    name: 'queue_job_duration_seconds',
    help: 'Time that a try of a job took, by its outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
    registers: [registry],
  });
  return {
    /** This process works the queue: its outcomes are counted from zero on. */
    begin(queue: string): void {
      for (const outcome of OUTCOMES) duration.zero({ queue, outcome });
    },
    /** A job has run: the rate and the outcomes of a queue are counted from these. */
    observe(queue: string, outcome: (typeof OUTCOMES)[number], seconds: number): void {
      duration.observe({ queue, outcome }, seconds);
    },
  };
}

export type JobOutcomes = ReturnType<typeof createJobOutcomes>;

/** Prometheus metrics of this process's job outcomes and of all queues; depth and age are read on each scrape. */
export function createJobMetrics(registry: Registry, connection: { redis: Redis; prefix: string }) {
  const queues = jobs.map((job) => ({ name: job.queue, ...openLater(job, connection) }));

  /** Gives what is known of each queue within a second; nothing while Redis is away. */
  async function each(look: (queue: Queue, name: string) => Promise<void>): Promise<void> {
    const looks = queues.map(async ({ name, opened }) => look(await opened(), name));
    const late = delay(READ_MS, undefined, { ref: false });
    await Promise.race([Promise.allSettled(looks), late]);
  }

  registry.registerMetric(
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs on a queue by state',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        this.reset();
        await each(async (queue, name) => {
          const counts = await queue.getJobCounts(...STATES);
          for (const state of STATES) this.set({ queue: name, state }, counts[state] ?? 0);
        });
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'queue_oldest_waiting_seconds',
      help: 'Time since the job that has waited longest was due; 0 when none waits',
      labelNames: ['queue'],
      registers: [],
      async collect() {
        this.reset();
        await each(async (queue, name) => {
          const waiting = await queue.getJobs([...WAITING], 0, LOOKED_AT - 1, true);
          const oldest = Math.min(Date.now(), ...waiting.map(dueAt));
          this.set({ queue: name }, (Date.now() - oldest) / 1_000);
        });
      },
    }),
  );
  return {
    ...createJobOutcomes(registry),
    async close(): Promise<void> {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
