import { moveToCore } from '@slots/benchmark/cores';
import { seedGames } from '@slots/benchmark/seeded-games';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import type { ProcessName } from '@slots/processes/process-table';
import { benchPrefix, startMeasuredSystem } from '@slots/testing/measured-system';

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
  /** For calls that only the gateway makes; valid for a minute. */
  gatewayHeaders(): Readonly<Record<string, string>>;
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

/** The process of the MongoDB server, if MONGODB_PID names it: only then is it pinned to a core and counted. */
export const mongodPids: readonly number[] = process.env['MONGODB_PID']
  ? [Number(process.env['MONGODB_PID'])]
  : [];

/** Starts the parts of the system that answer calls, with `games` games, all on the core for servers. */
export async function startBenchSystem(games: number): Promise<RunningSystem> {
  const only = ['identity', 'geo', 'catalog', 'casino', 'affiliate', 'gateway'] as const;
  const { system, ...catalog } = await startWithGames(games, only, {});
  const cookie = await system.signIn();
  return {
    ...catalog,
    gatewayUrl: system.url,
    identityUrl: system.urlOf('identity'),
    gatewayPid: system.pidOf('gateway'),
    pids: [...only.map(system.pidOf), ...mongodPids],
    cookie: { cookie },
    bearer: { authorization: `Bearer ${cookie.replace(/^[^=]*=/, '')}` },
    pidOf: system.pidOf,
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
  const databasePrefix = benchPrefix();
  const { importedPerSecond } = await seedGames(`${databasePrefix}catalog`, games, imported);
  const startedAt = performance.now();
  const system = await startMeasuredSystem({
    databasePrefix,
    only,
    env: { SEED_DEMO: 'true', ...env },
    // Ten times the games that the heap of the memory table is for.
    ...(games > 25_000 && { surroundings: () => ({ NODE_OPTIONS: '--max-old-space-size=2048' }) }),
  });
  for (const name of only) moveToCore('server', system.pidOf(name));
  const url = system.urlOf('catalog');
  await gamesOf(url, 1);
  const startSeconds = (performance.now() - startedAt) / 1_000;
  return {
    system,
    games,
    url,
    pid: system.pidOf('catalog'),
    startSeconds,
    importedPerSecond,
    sample: await sampleOf(url),
    gatewayHeaders: system.gatewayHeaders,
    stop: system.stop,
  };
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
