import { cdnSettings } from '@slots/changes/cdn-purge';
import { DEFAULT_LAW_FILE } from '@slots/country-law/law';
import { flag, historyDays, httpUrl, list, redisUrl, serviceSettings } from '@slots/env/env';
import { z } from 'zod';

const allSettings = serviceSettings.extend({
  MONGODB_DATABASE: z.string().default('casino'),
  CATALOG_URL: httpUrl,
  /** Fills an empty database with demo casinos and their promotions. */
  SEED_DEMO: flag.default(false),
  HISTORY_DAYS: historyDays,
  /** Publishes changes to gateways; without it each knows only of those that pass through it. */
  REDIS_URL: redisUrl.optional(),
  ...cdnSettings,
  /** Follows the tracking links of promotions in the background. */
  LINK_CHECKS: flag.default(false),
  /** Hosts, with port, whose links are followed though their addresses are not public. */
  LINK_CHECK_PRIVATE_HOSTS: list.default([]),
  /** Between two requests to one host, by all processes together. */
  LINK_CHECK_GAP_MS: z.coerce.number().int().min(0).default(2_000),
  /** Between two rounds of link checks. */
  LINK_CHECK_ROUND_MS: z.coerce.number().int().min(10).default(60_000),
  /** Editors of a draft may not publish it. */
  FOUR_EYES: flag.default(false),
  /** The laws of countries on promotions. */
  LAW_FILE: z.string().default(DEFAULT_LAW_FILE),
});

/** What gateways still have would be back in the CDN as soon as it was thrown away there. */
export const casinoSettings = allSettings.refine(
  ({ CDN_PURGE_URL, REDIS_URL }) => CDN_PURGE_URL === undefined || REDIS_URL !== undefined,
  { path: ['REDIS_URL'], message: 'must be set when CDN_PURGE_URL is' },
);

export type CasinoSettings = z.output<typeof casinoSettings>;
