import { cdnSettings } from '@slots/changes/cdn-purge';
import { DEFAULT_LAW_FILE } from '@slots/country-law/law';
import {
  flag,
  historyDays,
  httpUrl,
  indexNowKey,
  list,
  port,
  processSettings,
  queuePrefix,
  secret,
  serviceSettings,
} from '@slots/env/env';
import { z } from 'zod';

const given = z.string().trim().min(1);
/** An issuer of OpenID Connect, kept letter by letter since it is compared. */
const issuer = z.union(
  [
    z.url({ protocol: /^https$/ }),
    z.url({ protocol: /^http$/, hostname: /^(?:127\.0\.0\.1|\[::1\]|localhost)$/ }),
  ],
  'must be an https address; http is for this machine alone',
);

/** It is compared to what `URL` makes of addresses. */
const host = z
  .string()
  .refine(
    (text) => ['http', 'https'].every((scheme) => URL.parse(`${scheme}://${text}`)?.host === text),
    "must be a host in lower case, with port where it is not the scheme's own",
  );

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Settings of the service and of its worker. */
const catalogSettings = {
  MONGODB_DATABASE: z.string().default('catalog'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  QUEUE_PREFIX: queuePrefix,
  CATALOGUE_URL: httpUrl,
  CATALOGUE_TOKEN: z.string().min(1),
  CATALOGUE_SECRET: z.string().min(1),
  /** The domain that is registered with the catalogue, as an origin. */
  CATALOGUE_ORIGIN: httpUrl,
  /** Requests a second that the catalogue allows all our processes together. */
  CATALOGUE_RATE: z.coerce.number().positive().default(2),
  CATALOGUE_PAGE_SIZE: z.coerce.number().int().min(1).max(150).default(150),
  CATALOGUE_TIMEOUT_MS: count(15_000),
  /** The time for which a copy in the mirror counts as fresh when no sync has confirmed it. */
  MIRROR_FRESH_HOURS: count(48),
  IMPORT_RETENTION_DAYS: count(90),
  HISTORY_DAYS: historyDays,
  /** OpenSearch, where what visitors list and search is kept; without it each catalog keeps it in its memory. */
  SEARCH_URL: httpUrl.optional(),
  ...cdnSettings,
} as const;

/** Settings required by AGE_PROVIDER=oidc. */
const openidNeeds = {
  AGE_OIDC_ISSUER: issuer,
  AGE_OIDC_CLIENT_ID: given,
  AGE_OIDC_CLIENT_SECRET: given,
  /** The origin in browsers' address bars: visitors come back to it, and over https cookies are Secure. */
  PUBLIC_ORIGIN: httpUrl,
};
const openidChoices = {
  /** The claim that has to be true. */
  AGE_OIDC_CLAIM: given.default('age_over_18'),
  /** Many providers tie a claim to a scope of its own. */
  AGE_OIDC_SCOPE: z
    .string()
    .regex(/^(?:\S+ )*openid(?: \S+)*$/, "must be names with blanks between, 'openid' among them")
    .default('openid'),
};
/** The OpenID provider of age checks. */
export const openidSettings = z.object({ ...openidNeeds, ...openidChoices });

const allSettings = serviceSettings.extend({
  ...catalogSettings,
  ...z.object(openidNeeds).partial().shape,
  ...openidChoices,
  GEO_URL: httpUrl,
  /** Origin and path in front of /iframe/{id}; what the game page frames. */
  LAUNCHER_URL: httpUrl,
  LAUNCHER_TOKEN_SECRET: secret,
  /** Looks at the addresses of demos in the background. */
  LINK_CHECKS: flag.default(false),
  /** Between two requests to one host, whichever process makes them. */
  LINK_CHECK_GAP_MS: z.coerce.number().int().min(0).default(2_000),
  /** The pause between two rounds of checks. */
  LINK_CHECK_ROUND_MS: z.coerce.number().int().min(10).default(60_000),
  /** Hosts, with port, that thumbnails may come from beside the catalogue's own. */
  IMAGE_HOSTS: list.pipe(z.array(host)).default([]),
  /** The file of the laws of countries on demos. */
  LAW_FILE: z.string().default(DEFAULT_LAW_FILE),
  /** The provider of age checks where the law wants them; `test` takes everybody's word. */
  AGE_PROVIDER: z.enum(['none', 'test', 'oidc']).default('none'),
});

export const serverSettings = allSettings.superRefine((settings, context) => {
  if (settings.AGE_PROVIDER !== 'oidc') return;
  for (const { path } of openidSettings.safeParse(settings).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message: 'must be set when AGE_PROVIDER is oidc' });
  }
});
export type ServerSettings = z.output<typeof serverSettings>;

const allWorkerSettings = processSettings.extend({
  ...catalogSettings,
  MONGODB_URL: serviceSettings.shape.MONGODB_URL,
  PORT: port,
  /** Chunks that one worker works on at the same time. */
  IMPORT_CONCURRENCY: count(4),
  /** The time of the daily sync of the mirror, as a cron pattern in UTC. */
  SYNC_SCHEDULE: z.string().default('15 4 * * *'),
  /** The key of IndexNow; without it search engines are not notified of changes. */
  INDEXNOW_KEY: indexNowKey,
  INDEXNOW_URL: httpUrl.default('https://api.indexnow.org/indexnow'),
  /** When changed pages are submitted, as a cron pattern in UTC. */
  INDEXNOW_SCHEDULE: z.string().default('*/10 * * * *'),
  /** Where the site is read by ourselves, and its origin for everybody else; needed with the key. */
  GATEWAY_URL: httpUrl.optional(),
  PUBLIC_ORIGIN: httpUrl.optional(),
  /** The number of games that the initial setup imports; 0 for none at all. */
  SEED_GAMES: z.coerce.number().int().min(0).default(0),
  /** True when it imports the rest of the catalogue after them. */
  SEED_REST: flag.default(false),
});
export const workerSettings = allWorkerSettings.superRefine((settings, context) => {
  if (settings.INDEXNOW_KEY === undefined) return;
  for (const name of ['GATEWAY_URL', 'PUBLIC_ORIGIN'] as const) {
    if (settings[name] !== undefined) continue;
    const message = 'must be set when INDEXNOW_KEY is';
    context.addIssue({ code: 'custom', path: [name], message });
  }
});
export type WorkerSettings = z.output<typeof workerSettings>;
