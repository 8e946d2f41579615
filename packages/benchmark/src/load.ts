import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runOnCore } from './cores.ts';

export interface LoadOptions {
  /** Where the server listens. */
  readonly url: string;
  /** The requests, in turn. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly connections: number;
  readonly seconds: number;
  /** Number of visitors that ask in turn, each named in X-Forwarded-For as a proxy does; at most 65,536. */
  readonly visitors?: number;
  /** No path is asked for twice before all others were, whichever connection asks. */
  readonly distinct?: boolean;
  /** Index of the first path; a later round continues where the previous one ended. */
  readonly first?: number;
}

/** The figures of a load, as the script for wrk prints them; times in milliseconds. */
const loadOutcome = z.object({
  requests: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  /** Answers of 400 and above. */
  refused: z.number(),
  /** Connections that failed, and answers that did not come within the time-out. */
  broken: z.number(),
});
export type LoadOutcome = z.infer<typeof loadOutcome>;

const TIMEOUT_SECONDS = 15;
const WRK_SCRIPT = fileURLToPath(new URL('paths.lua', import.meta.url));
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');
const hasWrk = spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;

/** The load generator: wrk where it is installed, since it takes the least of the core it runs on. */
export const loadProgram = hasWrk
  ? 'wrk'
  : 'autocannon (wrk is not installed: it would take less of its core)';

const autocannonOutcome = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  /** Time-outs are among them. */
  errors: z.number(),
  statusCodeStats: z.record(z.string(), z.object({ count: z.number() })),
});

/** Asks a server as fast as it answers, over `connections`, for `seconds`; on the core for the load. */
export async function putUnderLoad(options: LoadOptions): Promise<LoadOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    return await (hasWrk ? byWrk : byAutocannon)(options, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function byWrk(options: LoadOptions, folder: string): Promise<LoadOutcome> {
  const { url, paths, headers = {}, connections, seconds, first = 0, visitors = 0 } = options;
  const file = join(folder, 'paths');
  writeFileSync(file, `${paths.join('\n')}\n`);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, `--timeout=${TIMEOUT_SECONDS}s`];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  // One address needs no script per request.
  const turns =
    paths.length > 1 || visitors > 0
      ? { LOAD_PATHS: file, LOAD_FIRST: String(first), LOAD_VISITORS: String(visitors) }
      : {};
  const output = await runOnCore(
    'load',
    'wrk',
    [...args, '-s', WRK_SCRIPT, url + (paths[0] ?? '/')],
    turns,
  );
  return loadOutcome.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}

async function byAutocannon(options: LoadOptions, folder: string): Promise<LoadOutcome> {
  const told = await autocannon(options, folder, []);
  return {
    requests: told.requests.total,
    seconds: told.duration,
    p50: told.latency.p50,
    p99: told.latency.p99,
    refused: told.non2xx,
    broken: told.errors,
  };
}

/** The number of answers of each status to a load that does not wait for them. */
export interface OfferedOutcome {
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Connections that failed, and answers that did not come within the time-out. */
  readonly broken: number;
}

/** Sends `perSecond` requests a second, however long answers take, as long as connections are left. */
export async function offerLoad(
  options: LoadOptions & { readonly perSecond: number },
): Promise<OfferedOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    const told = await autocannon(options, folder, ['-R', String(Math.ceil(options.perSecond))]);
    const statuses = Object.entries(told.statusCodeStats).map(([status, { count }]) => [
      status,
      count,
    ]);
    return {
      seconds: told.duration,
      statuses: Object.fromEntries(statuses),
      broken: told.errors,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function autocannon(options: LoadOptions, folder: string, more: readonly string[]) {
  const { url, paths, headers = {}, connections, seconds, distinct = false, first = 0 } = options;
  const file = join(folder, 'requests.har');
  const inTurn = [...paths.slice(first % paths.length), ...paths.slice(0, first % paths.length)];
  const given = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const asVisitors = Array.from({ length: options.visitors ?? 0 }, (_none, visitor) => [
    ...given,
    { name: 'x-forwarded-for', value: `81.${Math.floor(visitor / 256)}.${visitor % 256}.1` },
  ]);
  const entries = inTurn.flatMap((path) =>
    (asVisitors.length === 0 ? [given] : asVisitors).map((fields) => ({
      request: { method: 'GET', url: url + path, headers: fields },
    })),
  );
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  // Each autocannon connection goes through all paths, so distinct paths take one that pipelines as many requests.
  const inFlight = distinct ? ['-c', 1, '-p', connections] : ['-c', connections];
  const args = [...inFlight, '-d', seconds, '-t', TIMEOUT_SECONDS, ...more].map(String);
  const output = await runOnCore('load', process.execPath, [
    AUTOCANNON,
    '--json',
    '--no-progress',
    ...args,
    '--har',
    file,
    url,
  ]);
  return autocannonOutcome.parse(JSON.parse(output));
}
