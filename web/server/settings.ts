import { fileURLToPath } from 'node:url';
import { clickOuts } from '@slots/contracts/affiliate/click-outs';
import { DEFAULT_LAW_FILE } from '@slots/country-law/law';
import { httpUrl, indexNowKey, port, processSettings } from '@slots/env/env';
import { z } from 'zod';

/** An origin alone: scheme, host and port. */
const origin = httpUrl.transform((url) => new URL(url).origin);

export const settings = processSettings.extend({
  PORT: port.default(8081),
  /** Origin of the pages' data. */
  GATEWAY_URL: httpUrl,
  /** Announces changes, so that pages can be cached, and holds all web servers' share pictures and release assets. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Origin in the visitor's address bar; canonical addresses and share tags start with it. */
  PUBLIC_ORIGIN: origin,
  /** The only origin that pages may frame: the demo launcher's. */
  LAUNCHER_ORIGIN: origin,
  /** A JSON file of help lines by country; by default the one beside this module. */
  HELP_LINES_FILE: z.string().default(fileURLToPath(new URL('help-lines.json', import.meta.url))),
  /** The laws of countries: where offers may be shown, and from what age. */
  LAW_FILE: z.string().default(DEFAULT_LAW_FILE),
  /** Contact in security.txt for reports of weaknesses; by default security@ the site's own host. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https|tel)$/ }).optional(),
  /** A JSON file of who runs the site, with its legal texts beside it; by default a demonstration's. */
  SITE_FILE: z.string().default(fileURLToPath(new URL('site/site.json', import.meta.url))),
  /** The key of IndexNow, served as a file of its name; none without. */
  INDEXNOW_KEY: indexNowKey,
  /** Clicks on offers; the gateway has the same setting. */
  CLICK_OUTS: clickOuts,
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Slots'),
});

export type Settings = z.infer<typeof settings>;
