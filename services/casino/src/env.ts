import { flag, httpUrl, port, processSettings, secret } from '@slots/env/env';
import { z } from 'zod';

/** The settings of the casino service. */
export const casinoSettings = processSettings.extend({
  PORT: port.default(4003),
  MONGODB_URL: z.string(),
  MONGODB_DATABASE: z.string().default('casino'),
  IDENTITY_URL: httpUrl,
  CATALOG_URL: httpUrl,
  /** Shared by all services: what they sign their calls to each other with. */
  SERVICE_SECRET: secret,
  /** Fills empty collections with demo casinos and promotions. */
  SEED_DEMO: flag.default(false),
});
export type CasinoSettings = z.output<typeof casinoSettings>;
