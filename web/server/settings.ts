import { fileURLToPath } from 'node:url';
import { clickOuts } from '@slots/contracts/affiliate/click-outs';
import { DEFAULT_LAW_FILE } from '@slots/country-law/law';
import { httpUrl, port, processSettings } from '@slots/env/env';
import { z } from 'zod';

/** An origin alone: scheme, host and port. */
const origin = httpUrl.transform((url) => new URL(url).origin);

/** Addresses by the names that visitors read, as JSON. */
const namedAddresses = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().min(1).max(40), z.url({ protocol: /^https?$/ })));

/** Accounts of the demonstration; an installation names its own, or none with {}. */
const DEMO_SOCIAL_LINKS = JSON.stringify({
  Facebook: 'https://www.facebook.com/slots',
  Instagram: 'https://www.instagram.com/slots',
  X: 'https://x.com/slots',
  YouTube: 'https://www.youtube.com/@slots',
});

export const settings = processSettings.extend({
  PORT: port.default(8081),
  /** Origin of the pages' data. */
  GATEWAY_URL: httpUrl,
  /** Redis for share pictures of all web servers; without it each keeps its own. */
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
  /** Social accounts of the site: {name: address}. */
  SOCIAL_LINKS: namedAddresses.prefault(DEMO_SOCIAL_LINKS),
  /** Clicks on offers; the gateway has the same setting. */
  CLICK_OUTS: clickOuts,
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Slots'),
});

export type Settings = z.infer<typeof settings>;
