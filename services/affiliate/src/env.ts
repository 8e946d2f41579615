import {
  flag,
  historyDays,
  httpUrl,
  list,
  queuePrefix,
  redisUrl,
  secrets,
  serviceSettings,
} from '@slots/env/env';
import { z } from 'zod';

export const affiliateSettings = serviceSettings.extend({
  MONGODB_DATABASE: z.string().default('affiliate'),
  CASINO_URL: httpUrl,
  /** Asked what happened, for webhooks. */
  CATALOG_URL: httpUrl,
  /** Encrypts the stored credentials. */
  CREDENTIALS_SECRET: secrets,
  /** Fills an empty database with demo affiliates. */
  SEED_DEMO: flag.default(false),
  HISTORY_DAYS: historyDays,
  /** Gateways put clicks here, and hear here that affiliates changed. */
  REDIS_URL: redisUrl,
  QUEUE_PREFIX: queuePrefix,
  /** As visitors and partners reach the site: in the addresses of postbacks. */
  PUBLIC_ORIGIN: httpUrl,
  /** The rates by which earnings are added across currencies; without it they never are. */
  RATES_FILE: z.string().optional(),
  /** Hosts with port that webhooks may lead to although they are not public, over http too. */
  WEBHOOK_PRIVATE_HOSTS: list.prefault(''),
  /** Between the tries of a delivery: a day together. */
  WEBHOOK_PAUSES_SECONDS: list
    .pipe(z.array(z.string().transform(Number).pipe(z.number().positive())).min(1))
    .prefault('5,30,120,600,1800,3600,7200,14400,28800,28800'),
  /** Retention of single clicks; their sums are kept for ever. */
  CLICKS_KEPT_DAYS: z.coerce.number().int().min(1).max(20_000).default(400),
  /** Retention of imports of partners' reports that have ended, with their refused rows. */
  IMPORT_RETENTION_DAYS: z.coerce.number().int().min(1).default(90),
});

export type AffiliateSettings = z.output<typeof affiliateSettings>;
