import { DEFAULT_LAW_FILE } from '@slots/country-law/law';
import { flag, historyDays, httpUrl, serviceSettings } from '@slots/env/env';
import { z } from 'zod';

export const casinoSettings = serviceSettings.extend({
  MONGODB_DATABASE: z.string().default('casino'),
  CATALOG_URL: httpUrl,
  /** Fills an empty database with demo casinos and their promotions. */
  SEED_DEMO: flag.default(false),
  HISTORY_DAYS: historyDays,
  /** What countries want of promotions. */
  LAW_FILE: z.string().default(DEFAULT_LAW_FILE),
});

export type CasinoSettings = z.output<typeof casinoSettings>;
