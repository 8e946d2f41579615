import { z } from 'zod';
import { defineJob, type JobDefinition } from './job.ts';

const recordId = z.int().min(1);
/** Tries for as long as the catalogue or MongoDB may be away. */
const QUARTER_OF_AN_HOUR = { attempts: 60, delayMs: 1_000, maxDelayMs: 15_000 } as const;

/** Imports the games of one chunk of an import; which ones they are is written in MongoDB. */
export const importChunkJob = defineJob({
  name: 'import-chunk',
  queue: 'import',
  payload: z.object({ importId: recordId, chunk: z.int().min(0) }),
  attempts: 8,
  delayMs: 1_000,
  maxDelayMs: 30_000,
});

/** Runs one sync of the catalogue's mirror; its progress is stored in MongoDB. */
export const syncMirrorJob = defineJob({
  name: 'sync-mirror',
  queue: 'sync',
  payload: z.object({ runId: recordId }),
  ...QUARTER_OF_AN_HOUR,
});

/** Begins the daily sync of the catalogue's mirror. */
export const dailySyncJob = defineJob({
  name: 'daily-sync',
  queue: 'daily-sync',
  payload: z.object({}),
  ...QUARTER_OF_AN_HOUR,
});

/** Takes a partner's report in; its progress is stored in MongoDB. */
export const importConversionsJob = defineJob({
  name: 'import-conversions',
  queue: 'conversions',
  payload: z.object({ importId: recordId }),
  ...QUARTER_OF_AN_HOUR,
});

/** Tells search engines of the pages that changed since the last time; what they were told is written in MongoDB. */
export const submitPagesJob = defineJob({
  name: 'submit-pages',
  queue: 'submit-pages',
  payload: z.object({}),
  attempts: 8,
  delayMs: 5_000,
  maxDelayMs: 300_000,
});

/** Tells a webhook what is due of one record; what that is, and the pauses between tries, are written in MongoDB. */
export const deliverWebhookJob = defineJob({
  name: 'deliver-webhook',
  queue: 'webhooks',
  payload: z.object({ webhookId: recordId, lane: z.string() }),
  attempts: 3,
  delayMs: 1_000,
  maxDelayMs: 15_000,
});

/** Sends an e-mail about a sign-in from a network that is new to an account. */
export const signInNoticeJob = defineJob({
  name: 'sign-in-notice',
  queue: 'sign-in-notices',
  payload: z.object({
    userId: recordId,
    at: z.iso.datetime(),
    address: z.string(),
    userAgent: z.string(),
  }),
  // Half a day of a mail server that is away.
  attempts: 30,
  delayMs: 2_000,
  maxDelayMs: 30 * 60_000,
});

/** Every job of the system. */
export const jobs: readonly JobDefinition[] = [
  dailySyncJob,
  deliverWebhookJob,
  importChunkJob,
  importConversionsJob,
  signInNoticeJob,
  submitPagesJob,
  syncMirrorJob,
];
