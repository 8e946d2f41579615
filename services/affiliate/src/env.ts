import {
  flag,
  historyDays,
  httpUrl,
  list,
  redisUrl,
  secret,
  serviceSettings,
} from '@slots/env/env';
import { z } from 'zod';

export const affiliateSettings = serviceSettings.extend({
  MONGODB_DATABASE: z.string().default('affiliate'),
  CASINO_URL: httpUrl,
  /**
   * Encrypts the stored credentials. A comma list while secrets are changed: the first one encrypts,
   * all of them decrypt.
   */
  CREDENTIALS_SECRET: list.pipe(z.array(secret).min(1)),
  /** Fills an empty database with demo affiliates. */
  SEED_DEMO: flag.default(false),
  HISTORY_DAYS: historyDays,
  /** Gateways put clicks here, and hear here that affiliates changed. */
  REDIS_URL: redisUrl,
  /** As visitors and partners reach the site: in the addresses of postbacks. */
  PUBLIC_ORIGIN: httpUrl,
  /** The rates by which earnings are added across currencies; without it they never are. */
  RATES_FILE: z.string().optional(),
  /** Single clicks are kept so long, their sums for ever. */
  CLICKS_KEPT_DAYS: z.coerce.number().int().min(1).max(20_000).default(400),
});

export type AffiliateSettings = z.output<typeof affiliateSettings>;
