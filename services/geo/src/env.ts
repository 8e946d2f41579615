import { DEFAULT_LAW_FILE } from '@slots/country-law/law';
import { serviceSettings } from '@slots/env/env';
import { z } from 'zod';

export const geoSettings = serviceSettings.extend({
  MONGODB_DATABASE: z.string().default('geo'),
  /** A newer address database (.mmdb with `country_code`) than the one that is installed with the service. */
  IP_DATABASE_FILE: z.string().optional(),
  /** The file of the laws of countries on demos and promotions. */
  LAW_FILE: z.string().default(DEFAULT_LAW_FILE),
});

export type GeoSettings = z.output<typeof geoSettings>;
