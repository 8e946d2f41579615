import { flag, historyDays, httpUrl, serviceSettings } from '@slots/env/env';
import { z } from 'zod';

export const casinoSettings = serviceSettings.extend({
  MONGODB_DATABASE: z.string().default('casino'),
  CATALOG_URL: httpUrl,
  /** Fills an empty database with demo casinos and their promotions. */
  SEED_DEMO: flag.default(false),
  HISTORY_DAYS: historyDays,
});

export type CasinoSettings = z.output<typeof casinoSettings>;
