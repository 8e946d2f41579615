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

/** The settings that `npm start` decides itself; a person may give all others. */
const OWN_SETTINGS: ReadonlySet<string> = new Set([
  'AFFILIATE_URL',
  'CASINO_URL',
  'CATALOG_URL',
  'CREDENTIALS_SECRET',
  'GATEWAY_URL',
  'GEO_URL',
  'HOST',
  'IDENTITY_URL',
  'KEY_ENCRYPTION_SECRET',
  'LAUNCHER_PORT',
  'LAUNCHER_TOKEN_SECRET',
  'LINK_CHECK_GAP_MS',
  'LINK_CHECK_ROUND_MS',
  'MONGODB_DATABASE',
  'MONGODB_URL',
  'NODE_ENV',
  'PUBLIC_API_URL',
  'PUBLIC_LAUNCHER_URL',
  'QUEUE_PREFIX',
  'REDIS_URL',
  'SERVICE_SECRET',
  'WEBHOOK_PAUSES_SECONDS',
  'WEB_SOCKETS',
  'WEB_URL',
]);

/** The settings of an environment that a person may give to `npm start`. */
export function openSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const all = Object.values(processTable).flatMap(({ settings }): string[] => [...settings]);
  return pick(
    env,
    all.filter((name) => !OWN_SETTINGS.has(name)),
  );
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
