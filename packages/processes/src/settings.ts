import type { InstallationSecrets } from './installation-secrets.ts';
import { type ProcessDefinition, type ProcessName, processTable } from './process-table.ts';

export interface SettingsInput {
  mongodbUrl: string;
  redisUrl: string;
  /** Port of every process, by name, and of the game launcher. */
  portOf: (name: ProcessName | 'launcher') => number;
  secrets: InstallationSecrets;
  adminPassword: string;
  watch: boolean;
  /** Put before the name of every database. */
  databasePrefix: string;
  /** Wins over what is worked out here, for every process that takes that setting. */
  env: NodeJS.ProcessEnv;
  /** The environment of a process besides its settings. */
  surroundings?: ((name: ProcessName) => NodeJS.ProcessEnv) | undefined;
}

/** The settings that a person may give to `npm start`; all others are worked out. */
const OPEN_SETTINGS = [
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'AGE_OIDC_CLAIM',
  'AGE_OIDC_CLIENT_ID',
  'AGE_OIDC_CLIENT_SECRET',
  'AGE_OIDC_ISSUER',
  'AGE_OIDC_SCOPE',
  'AGE_PROVIDER',
  'CATALOGUE_URL',
  'CATALOGUE_TOKEN',
  'CATALOGUE_SECRET',
  'CATALOGUE_ORIGIN',
  'CATALOGUE_RATE',
  'CATALOGUE_PAGE_SIZE',
  'CATALOGUE_TIMEOUT_MS',
  'CDN_MAX_AGE_SECONDS',
  'CDN_PURGE_TOKEN',
  'CDN_PURGE_TOKEN_HEADER',
  'CDN_PURGE_URL',
  'CDN_STALE_SECONDS',
  'CDN_TAGS',
  'CLICKS_KEPT_DAYS',
  'CLICK_OUTS',
  'FOUR_EYES',
  'HELP_LINES_FILE',
  'HISTORY_DAYS',
  'IMAGE_HOSTS',
  'IMPORT_CONCURRENCY',
  'IMPORT_RETENTION_DAYS',
  'INDEXNOW_KEY',
  'INDEXNOW_SCHEDULE',
  'INDEXNOW_URL',
  'IP_DATABASE_FILE',
  'LAW_FILE',
  'MIRROR_FRESH_HOURS',
  'LAUNCHER_ORIGIN',
  'LAUNCHER_URL',
  'LINK_CHECKS',
  'LINK_CHECK_PRIVATE_HOSTS',
  'LOG_LEVEL',
  'METRICS_HOST',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
  'PRODUCT_NAME',
  'PUBLIC_CACHE_BYTES',
  'PUBLIC_ORIGIN',
  'RATES_FILE',
  'RATE_LIMIT_PROFILE',
  'REFUSE_COMMON_PASSWORDS',
  'REQUIRE_SECOND_FACTOR',
  'SEARCH_URL',
  'SECURITY_CONTACT',
  'SEED_DEMO',
  'SEED_GAMES',
  'SEED_REST',
  'SIMULATOR_CONTROL_TOKEN',
  'SIMULATOR_FAULTS',
  'SIMULATOR_GAMES',
  'SIMULATOR_SEED',
  'SITE_FILE',
  'SMTP_FROM',
  'SMTP_URL',
  'SYNC_SCHEDULE',
  'TRUSTED_PROXIES',
  'WEBHOOK_PRIVATE_HOSTS',
] as const;

/** Those of the open settings that are set in an environment. */
export function openSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return pick(env, OPEN_SETTINGS);
}

/** The environment that any process needs to run. */
const SURROUNDINGS = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'NODE_EXTRA_CA_CERTS'] as const;

/** The environment of one process: the settings that its row in the table names, and nothing else. */
export function environmentOf(name: ProcessName, input: SettingsInput): NodeJS.ProcessEnv {
  const definition: ProcessDefinition = processTable[name];
  const all = { ...systemSettings(input), ...given(input.env) };
  const own = {
    [definition.portSetting]: String(input.portOf(name)),
    ...(definition.database
      ? { MONGODB_DATABASE: input.databasePrefix + definition.database }
      : {}),
  };
  return {
    ...pick(process.env, SURROUNDINGS),
    ...input.surroundings?.(name),
    ...pick(all, definition.settings),
    ...own,
  };
}

function systemSettings(input: SettingsInput): Record<string, string> {
  const { portOf, secrets } = input;
  const url = (name: ProcessName | 'launcher'): string => `http://127.0.0.1:${portOf(name)}`;
  return {
    ...secrets,
    NODE_ENV: input.watch ? 'development' : 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    MONGODB_URL: input.mongodbUrl,
    REDIS_URL: input.redisUrl,
    IDENTITY_URL: url('identity'),
    GEO_URL: url('geo'),
    CATALOG_URL: url('catalog'),
    CASINO_URL: url('casino'),
    AFFILIATE_URL: url('affiliate'),
    WEB_URL: url('web'),
    WEB_SOCKETS: String(input.watch),
    GATEWAY_URL: url('gateway'),
    PUBLIC_ORIGIN: url('gateway'),
    LAUNCHER_ORIGIN: url('launcher'),
    LAUNCHER_URL: url('launcher'),
    LAUNCHER_PORT: String(portOf('launcher')),
    PUBLIC_LAUNCHER_URL: url('launcher'),
    PUBLIC_API_URL: url('catalogue-simulator'),
    CATALOGUE_URL: url('catalogue-simulator'),
    CATALOGUE_ORIGIN: url('gateway'),
    CATALOGUE_RATE: '5',
    TRUSTED_PROXIES: 'loopback',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: input.adminPassword,
    PRODUCT_NAME: 'Slots',
    LINK_CHECKS: 'true',
    SEED_DEMO: 'true',
    SEED_GAMES: '2000',
    SEED_REST: 'true',
    SIMULATOR_GAMES: '25000',
  };
}

/** Without the variables that are set to nothing, which count as not set. */
function given(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function pick(from: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}
