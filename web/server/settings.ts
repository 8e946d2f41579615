import { fileURLToPath } from 'node:url';
import { httpUrl, port, processSettings } from '@slots/env/env';
import { z } from 'zod';

/** An origin alone: scheme, host and port. */
const origin = httpUrl.transform((url) => new URL(url).origin);

export const settings = processSettings.extend({
  PORT: port.default(8081),
  /** Where pages' data comes from. */
  GATEWAY_URL: httpUrl,
  /** What visitors see in their address bar; canonical addresses and share tags start with it. */
  PUBLIC_ORIGIN: origin,
  /** The only origin that pages may frame: the demo launcher's. */
  LAUNCHER_ORIGIN: origin,
  /** A JSON file of help lines by country; the one beside this module unless said. */
  HELP_LINES_FILE: z.string().default(fileURLToPath(new URL('help-lines.json', import.meta.url))),
  /** Whom security.txt names for reports of weaknesses; security@ the site's own host unless said. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https|tel)$/ }).optional(),
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Slots'),
});

export type Settings = z.infer<typeof settings>;
