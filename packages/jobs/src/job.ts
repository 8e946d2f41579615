import type { z } from 'zod';

/** A background job: a name, the shape of its payload, and how its queue treats it. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** The queue that carries this job and no other. */
  readonly queue: string;
  readonly payload: Payload;
  /** The number of tries of a job that fails. */
  readonly attempts: number;
  /** The first delay between tries; each further one doubles it, up to `maxDelayMs`. */
  readonly delayMs: number;
  readonly maxDelayMs: number;
}

/** Keeps a job's exact type, so that those who add it and those who work it are checked against it. */
export function defineJob<Payload extends z.ZodType>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> {
  return definition;
}
