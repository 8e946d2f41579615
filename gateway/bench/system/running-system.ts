import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveToCore, onCore } from '@slots/benchmark/cores';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { installationSecrets } from '@slots/processes/installation-secrets';
import type { ProcessName } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { type System, startSystem } from '@slots/processes/system';
import { signIn } from '@slots/testing/api-caller';
import { signServiceCredential } from '@slots/tokens/service-credential';
import { z } from 'zod';

const PASSWORD = 'a-password-for-the-bench';
const SEED = join(REPOSITORY, 'services/catalog/bench/seed-games.ts');
const SAMPLE_PAGES = 50;

export interface Sample {
  readonly name: string;
  readonly slug: string;
}

/** A running catalog service, alone or in a system, and its number of games. */
export interface RunningCatalog {
  readonly games: number;
  readonly url: string;
  readonly pid: number;
  /** From its start to the first page of games, with these games in its memory. */
  readonly startSeconds: number;
  readonly importedPerSecond: number | null;
  readonly sample: readonly Sample[];
  /** For calls that only services make; good for a minute. */
  serviceHeaders(): Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export interface RunningSystem extends RunningCatalog {
  readonly gatewayUrl: string;
  readonly gatewayPid: number;
  /** The processes that a request may pass, MongoDB's included where it is known. */
  readonly pids: readonly number[];
  /** The headers that a signed-in browser sends to the gateway, and the gateway to a service. */
  readonly cookie: Readonly<Record<string, string>>;
  readonly bearer: Readonly<Record<string, string>>;
  readonly identityUrl: string;
  pidOf(name: ProcessName): number;
}

const seeded = z.object({ seedSeconds: z.number(), importedPerSecond: z.number().nullable() });

const databases = {
  mongodbUrl: process.env['MONGODB_URL'] ?? '',
  redisUrl: process.env['REDIS_URL'] ?? '',
};
/** So that several benches may use one server, and a broken one leaves nothing that the next would meet. */
let started = 0;
const prefixOfNext = () => `bench-${process.pid}-${(started += 1)}-`;
/** The process of the MongoDB server, if MONGODB_PID names it: only then is it pinned to a core and counted. */
export const mongodPids: readonly number[] = process.env['MONGODB_PID']
  ? [Number(process.env['MONGODB_PID'])]
  : [];

/** Starts the parts of the system that answer calls, with `games` games, all on the core for servers. */
export async function startBenchSystem(games: number): Promise<RunningSystem> {
  const only = ['identity', 'geo', 'catalog', 'casino', 'affiliate', 'gateway'] as const;
  const { system, ...catalog } = await startWithGames(games, only, {});
  const cookie = await signIn(system.url, { username: 'admin', password: PASSWORD });
  return {
    ...catalog,
    gatewayUrl: system.url,
    identityUrl: system.urlOf('identity'),
    gatewayPid: pidOf(system, 'gateway'),
    pids: [...only.map((name) => pidOf(system, name)), ...mongodPids],
    cookie: { cookie },
    bearer: { authorization: `Bearer ${cookie.replace(/^[^=]*=/, '')}` },
    pidOf: (name) => pidOf(system, name),
  };
}

/** Starts one more catalog with `games` games beside a system, and imports `imported` more to measure the cost. */
export async function startBenchCatalog(
  { identityUrl }: RunningSystem,
  games: number,
  imported: number,
): Promise<RunningCatalog> {
  const env = { IDENTITY_URL: identityUrl };
  const { system: _system, ...catalog } = await startWithGames(games, ['catalog'], env, imported);
  return catalog;
}

async function startWithGames(
  games: number,
  only: readonly ProcessName[],
  env: NodeJS.ProcessEnv,
  imported = 0,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const databasePrefix = prefixOfNext();
  const { importedPerSecond } = await seed(`${databasePrefix}catalog`, games, imported);
  const startedAt = performance.now();
  const system = await startSystem({
    ...databases,
    dataDir,
    databasePrefix,
    only,
    env: {
      RATE_LIMIT_PROFILE: 'load',
      ADMIN_PASSWORD: PASSWORD,
      SEED_DEMO: 'true',
      QUEUE_PREFIX: databasePrefix,
      ...env,
    },
    // Ten times the games that the heap of the memory table is for.
    ...(games > 25_000 && { surroundings: () => ({ NODE_OPTIONS: '--max-old-space-size=2048' }) }),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  for (const name of only) moveToCore('server', pidOf(system, name));
  const url = system.urlOf('catalog');
  await gamesOf(url, 1);
  const startSeconds = (performance.now() - startedAt) / 1_000;
  const sample = await sampleOf(url);
  const secrets = [installationSecrets(dataDir).SERVICE_SECRET];
  return {
    system,
    games,
    url,
    pid: pidOf(system, 'catalog'),
    startSeconds,
    importedPerSecond,
    sample,
    serviceHeaders: () => ({
      authorization: `Bearer ${signServiceCredential({ from: 'gateway', to: 'catalog', secrets })}`,
    }),
    async stop() {
      await system.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function pidOf(system: System, name: ProcessName): number {
  const { pid } = system.process(name);
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
}

/** Fills a catalog's database from a process of that service: no other service writes into it. */
async function seed(database: string, games: number, imported: number) {
  process.stderr.write(`Making ${games} games …\n`);
  const [command, args] = onCore('load', process.execPath, [SEED, String(games), String(imported)]);
  const child = spawn(command, args, {
    env: { ...process.env, MONGODB_DATABASE: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The games could not be made');
  return seeded.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}

async function gamesOf(url: string, page: number) {
  const answer = await fetch(`${url}/api/public/games?page=${page}&limit=100&sort=rtp`);
  if (!answer.ok) throw new Error(`The games cannot be listed: ${answer.status}`);
  return listPublicGames.responses[200].parse(await answer.json());
}

/** Games from all over the list, each once. */
async function sampleOf(url: string): Promise<Sample[]> {
  const { total } = await gamesOf(url, 1);
  const pages = Math.min(SAMPLE_PAGES, Math.ceil(total / 100));
  const sample: Sample[] = [];
  for (let at = 0; at < pages; at += 1) {
    const { data } = await gamesOf(url, 1 + Math.floor((at * total) / 100 / pages));
    sample.push(...data.map(({ name, slug }) => ({ name, slug })));
  }
  return sample;
}
