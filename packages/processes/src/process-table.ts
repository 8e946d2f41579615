/** A process of the system: where it starts, and the settings it takes and nothing beyond. */
export interface ProcessDefinition {
  /** Its first file, from the top of the repository. */
  entry: string;
  settings: readonly string[];
  /** The setting that holds the port of its readiness page. */
  portSetting: 'PORT' | 'API_PORT';
  /** Its database on the MongoDB server; two processes of one service name the same. */
  database?: string;
  /** The folder whose changes start it anew in watch mode; without one, the files that it imports. */
  watchPath?: string;
}

const EVERY_PROCESS = [
  'NODE_ENV',
  'LOG_LEVEL',
  'HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
] as const;
const EVERY_SERVICE = [
  ...EVERY_PROCESS,
  'SERVICE_SECRET',
  'MONGODB_URL',
  'MONGODB_DATABASE',
  'IDENTITY_URL',
] as const;

/** The settings of owners that tell a CDN what changed. */
const CDN_PURGE = ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN', 'CDN_PURGE_TOKEN_HEADER'] as const;

/** The settings of both the catalog service and its worker. */
const CATALOG = [
  ...EVERY_PROCESS,
  'MONGODB_URL',
  'MONGODB_DATABASE',
  'REDIS_URL',
  'QUEUE_PREFIX',
  'CATALOGUE_URL',
  'CATALOGUE_TOKEN',
  'CATALOGUE_SECRET',
  'CATALOGUE_ORIGIN',
  'CATALOGUE_RATE',
  'CATALOGUE_PAGE_SIZE',
  'CATALOGUE_TIMEOUT_MS',
  'MIRROR_FRESH_HOURS',
  'IMPORT_RETENTION_DAYS',
  'HISTORY_DAYS',
  'SEARCH_URL',
  ...CDN_PURGE,
] as const;

/** All processes of the system, by name. Adding one is a row here. */
export const processTable = {
  identity: {
    entry: 'services/identity/src/server.ts',
    settings: [
      ...EVERY_SERVICE,
      'REDIS_URL',
      'KEY_ENCRYPTION_SECRET',
      'CREDENTIALS_SECRET',
      'REQUIRE_SECOND_FACTOR',
      'REFUSE_COMMON_PASSWORDS',
      'PRODUCT_NAME',
      'SMTP_URL',
      'SMTP_FROM',
      'QUEUE_PREFIX',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'PUBLIC_ORIGIN',
      'HISTORY_DAYS',
    ],
    portSetting: 'PORT',
    database: 'identity',
  },
  geo: {
    entry: 'services/geo/src/server.ts',
    settings: [...EVERY_SERVICE, 'IP_DATABASE_FILE', 'LAW_FILE'],
    portSetting: 'PORT',
    database: 'geo',
  },
  catalog: {
    entry: 'services/catalog/src/server.ts',
    settings: [
      ...CATALOG,
      'SERVICE_SECRET',
      'IDENTITY_URL',
      'GEO_URL',
      'LAUNCHER_URL',
      'LAUNCHER_TOKEN_SECRET',
      'IMAGE_HOSTS',
      'LAW_FILE',
      'AGE_PROVIDER',
      'AGE_OIDC_ISSUER',
      'AGE_OIDC_CLIENT_ID',
      'AGE_OIDC_CLIENT_SECRET',
      'AGE_OIDC_CLAIM',
      'AGE_OIDC_SCOPE',
      'PUBLIC_ORIGIN',
      'LINK_CHECKS',
      'LINK_CHECK_GAP_MS',
      'LINK_CHECK_ROUND_MS',
    ],
    portSetting: 'PORT',
    database: 'catalog',
  },
  'catalog-worker': {
    entry: 'services/catalog/src/worker.ts',
    settings: [
      ...CATALOG,
      'IMPORT_CONCURRENCY',
      'SEED_GAMES',
      'SEED_REST',
      'SYNC_SCHEDULE',
      'INDEXNOW_KEY',
      'INDEXNOW_URL',
      'INDEXNOW_SCHEDULE',
      'GATEWAY_URL',
      'PUBLIC_ORIGIN',
    ],
    portSetting: 'PORT',
    database: 'catalog',
  },
  casino: {
    entry: 'services/casino/src/server.ts',
    settings: [
      ...EVERY_SERVICE,
      'REDIS_URL',
      'CATALOG_URL',
      'SEED_DEMO',
      'HISTORY_DAYS',
      ...CDN_PURGE,
      'FOUR_EYES',
      'LAW_FILE',
      'LINK_CHECKS',
      'LINK_CHECK_PRIVATE_HOSTS',
      'LINK_CHECK_GAP_MS',
      'LINK_CHECK_ROUND_MS',
    ],
    portSetting: 'PORT',
    database: 'casino',
  },
  affiliate: {
    entry: 'services/affiliate/src/server.ts',
    settings: [
      ...EVERY_SERVICE,
      'REDIS_URL',
      'QUEUE_PREFIX',
      'CASINO_URL',
      'CATALOG_URL',
      'WEBHOOK_PRIVATE_HOSTS',
      'WEBHOOK_PAUSES_SECONDS',
      'CREDENTIALS_SECRET',
      'SEED_DEMO',
      'HISTORY_DAYS',
      'CLICKS_KEPT_DAYS',
      'IMPORT_RETENTION_DAYS',
      'PUBLIC_ORIGIN',
      'RATES_FILE',
    ],
    portSetting: 'PORT',
    database: 'affiliate',
  },
  gateway: {
    entry: 'gateway/src/server.ts',
    settings: [
      ...EVERY_PROCESS,
      'SERVICE_SECRET',
      'REDIS_URL',
      'IDENTITY_URL',
      'CATALOG_URL',
      'CASINO_URL',
      'AFFILIATE_URL',
      'GEO_URL',
      'WEB_URL',
      'WEB_SOCKETS',
      'PUBLIC_ORIGIN',
      'TRUSTED_PROXIES',
      'IP_DATABASE_FILE',
      'LAW_FILE',
      'RATE_LIMIT_PROFILE',
      'PUBLIC_CACHE_BYTES',
      'CDN_TAGS',
      'CDN_MAX_AGE_SECONDS',
      'CDN_STALE_SECONDS',
      'CLICK_OUTS',
      'METRICS_PORT',
      'METRICS_HOST',
    ],
    portSetting: 'PORT',
  },
  web: {
    entry: 'web/server/server.ts',
    // Everything else of the web app reloads by itself, and Vite writes files that it imports.
    watchPath: 'web/server',
    settings: [
      ...EVERY_PROCESS,
      'GATEWAY_URL',
      'REDIS_URL',
      'PUBLIC_ORIGIN',
      'PRODUCT_NAME',
      'LAUNCHER_ORIGIN',
      'CLICK_OUTS',
      'HELP_LINES_FILE',
      'INDEXNOW_KEY',
      'LAW_FILE',
      'SECURITY_CONTACT',
      'SITE_FILE',
    ],
    portSetting: 'PORT',
  },
  'catalogue-simulator': {
    entry: 'packages/catalogue-simulator/src/server.ts',
    settings: [
      ...EVERY_PROCESS,
      'LAUNCHER_PORT',
      'CATALOGUE_TOKEN',
      'CATALOGUE_SECRET',
      'CATALOGUE_ORIGIN',
      'CATALOGUE_RATE',
      'PUBLIC_API_URL',
      'PUBLIC_LAUNCHER_URL',
      'SIMULATOR_CONTROL_TOKEN',
      'SIMULATOR_FAULTS',
      'SIMULATOR_GAMES',
      'SIMULATOR_SEED',
    ],
    portSetting: 'API_PORT',
  },
} as const satisfies Record<string, ProcessDefinition>;

/** The databases of the system, each of which has a user of the same name. */
export const ownersOfData: ReadonlySet<string> = new Set(
  Object.values(processTable).flatMap((one) => ('database' in one ? one.database : [])),
);

export type ProcessName = keyof typeof processTable;

export const processNames: readonly ProcessName[] = [
  'identity',
  'geo',
  'catalog',
  'catalog-worker',
  'casino',
  'affiliate',
  'catalogue-simulator',
  'web',
  'gateway',
];

export const processesWithoutWeb = processNames.filter((name) => name !== 'web');
