import { clickOuts } from '@slots/contracts/affiliate/click-outs';
import { DEFAULT_LAW_FILE } from '@slots/country-law/law';
import { flag, httpUrl, list, port, processSettings, redisUrl, secrets } from '@slots/env/env';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { rateLimitProfiles } from './rate-limits/rate-classes.ts';

const proxies = list.refine(
  (addresses) => {
    try {
      proxyAddr.compile(addresses);
      return true;
    } catch {
      return false;
    }
  },
  { message: "must be a comma list of addresses, CIDR ranges or 'loopback'" },
);

/** An origin as browsers send it: scheme, host and port, nothing behind. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).pathname === '/' && new URL(url).search === '', {
    message: 'must be an origin, without a path',
  })
  .transform((url) => new URL(url).origin);

/** The settings of the gateway. */
export const gatewaySettings = processSettings.extend({
  PORT: port.default(8080),
  /** Prometheus reads /metrics here, apart from the public port; 0 turns it off. */
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  REDIS_URL: redisUrl,
  IDENTITY_URL: httpUrl,
  GEO_URL: httpUrl,
  CATALOG_URL: httpUrl,
  CASINO_URL: httpUrl,
  AFFILIATE_URL: httpUrl,
  WEB_URL: httpUrl,
  /** Passes web socket upgrades on to the web app, for the hot reload of development. */
  WEB_SOCKETS: flag.default(false),
  SERVICE_SECRET: secrets,
  /** The origin in browsers' address bars; the address that the gateway listens on by default. */
  PUBLIC_ORIGIN: origin.optional(),
  /** Memory for cached responses; 0 caches none. */
  PUBLIC_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(32 * 1024 * 1024),
  /** Public answers tell their tags, by which a cache in front can throw them away. */
  CDN_TAGS: flag.default(false),
  /** Seconds for which such a cache may serve a public answer of the API without asking; only with CDN_TAGS. */
  CDN_MAX_AGE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Further seconds for which it may serve that answer while it asks for the next. */
  CDN_STALE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Counting of offer clicks: off, by a beacon, or by a redirect through /go. */
  CLICK_OUTS: clickOuts,
  /** The quotas of one client; `load` counts as usual but refuses no request. */
  RATE_LIMIT_PROFILE: z.enum(rateLimitProfiles).default('normal'),
  /** A newer address database (.mmdb with `country_code`) than the one that is installed. */
  IP_DATABASE_FILE: z.string().optional(),
  /** The laws of countries: they decide where clicks lead, and visitors for whom the same is withheld share answers. */
  LAW_FILE: z.string().default(DEFAULT_LAW_FILE),
  /** The proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: proxies.default([]),
});
export type GatewaySettings = z.output<typeof gatewaySettings>;
