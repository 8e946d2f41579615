import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Pieces that most processes' settings share, so that a port or a URL is checked alike everywhere. */
export const port = z.coerce.number().int().min(0).max(65_535);
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** A key of IndexNow: it is a file's name too. */
export const indexNowKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
  .optional();
/** A text rather than a URL, since the address of a replica set names several hosts. */
export const mongoUrl = z.string().regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must start with mongodb://');
export const redisUrl = z.url({ protocol: /^rediss?$/ });
export const secret = z.string().min(32, 'must be at least 32 characters long');
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);
export const nodeEnv = z.enum(['development', 'test', 'production']);
/** QUEUE_PREFIX: keeps systems apart that share one Redis. */
export const queuePrefix = z
  .string()
  .regex(/^[\w-]+$/)
  .default('slots');

/** HISTORY_DAYS: the retention of histories, two years by default. */
export const historyDays = z.coerce.number().int().min(1).max(20_000).default(730);
/** A comma list, blanks dropped. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
/** A secret, or a comma list while it is changed: the first one signs or encrypts, all of them verify or decrypt. */
export const secrets = list.pipe(z.array(secret).min(1));

/** The settings of every process. */
export const processSettings = z.object({
  NODE_ENV: nodeEnv.default('production'),
  LOG_LEVEL: logLevel.default('info'),
  HOST: z.string().default('127.0.0.1'),
  /** Where traces are sent (OTLP over HTTP, without /v1/traces); none are made without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** The share of requests of which a trace is sent, decided at the gateway; all by default. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
});

/** The further settings of every service. Each adds MONGODB_DATABASE, with its own name as default, and those that it alone needs. */
export const serviceSettings = processSettings.extend({
  PORT: port,
  /** Signs and checks the credentials of calls under /internal; the same in every service. */
  SERVICE_SECRET: secrets,
  /** Address of the server or set, without a database. */
  MONGODB_URL: mongoUrl,
  IDENTITY_URL: httpUrl,
});

/** Says which settings are wrong and what each of them must be; never repeats a value, which may be a secret. */
export class SettingsError extends Error {
  constructor(processName: string, problems: readonly string[]) {
    super(`${processName} cannot start, its settings are wrong:\n${problems.join('\n')}`);
    this.name = 'SettingsError';
  }
}

/**
 * The settings of a process, read from `source` and parsed by `schema`.
 * Blanks around a value are dropped: a secret made from a file has the line break of its end. An empty text counts as
 * absent, since compose files and manifests write it for "not set".
 * @throws SettingsError that names every wrong setting
 */
export function parseSettings<S extends z.ZodType>(
  schema: S,
  processName: string,
  source: NodeJS.ProcessEnv,
): z.output<S> {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    processName,
    parsed.error.issues.map((issue) => `  ${issue.path.join('.') || '(all)'}: ${issue.message}`),
  );
}

/** Settings that may come as the name of a file which holds them: secrets, and addresses with passwords. */
const FROM_FILE = /^(\w+(?:SECRET|TOKEN|PASSWORD)|MONGODB_URL|REDIS_URL|SEARCH_URL|SMTP_URL)_FILE$/;

/**
 * `source` with the content of the files that `NAME_FILE` variables name as `NAME`, the way mounted
 * secrets of containers arrive. A `NAME` that is set itself wins.
 * @throws SettingsError that names the variable whose file cannot be read
 */
export function withSecretFiles(processName: string, source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = Object.entries(source).flatMap(([variable, file]) => {
    const name = FROM_FILE.exec(variable)?.[1];
    if (!name || !file || source[name]) return [];
    try {
      return [[name, readFileSync(file, 'utf8')]];
    } catch {
      throw new SettingsError(processName, [`  ${variable}: names a file that cannot be read`]);
    }
  });
  return { ...source, ...Object.fromEntries(read) };
}

/** Reads the settings of this process, or ends it with a message that names what is wrong. */
export function readEnv<S extends z.ZodType>(
  schema: S,
  { process: processName }: { process: string },
): z.output<S> {
  try {
    return parseSettings(schema, processName, withSecretFiles(processName, process.env));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
