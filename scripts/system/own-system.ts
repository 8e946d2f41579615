import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REPOSITORY } from '@slots/processes/repository';
import { ended } from '@slots/processes/tied-child';

const START_TIMEOUT_MS = 300_000;

/** A system to measure: the one at BASE_URL, or one that was started for it. */
export interface OwnSystem {
  readonly url: string;
  /** False where BASE_URL said where one runs. */
  readonly isOwn: boolean;
  /** Ends it if it was started here. */
  end(): Promise<void>;
}

/**
 * Starts the system as `npm start` does, with limits that count but refuse no request, and waits until visitors see
 * `games` games; exits the process if that fails.
 */
export async function startOwnSystem({
  games,
  env = {},
}: {
  readonly games: number;
  readonly env?: NodeJS.ProcessEnv;
}): Promise<OwnSystem> {
  const given = process.env['BASE_URL'];
  if (given) return { url: given, isOwn: false, end: async () => undefined };
  const url = `http://127.0.0.1:${process.env['PORT'] || 8080}`;
  const child = spawn(process.execPath, [join(REPOSITORY, 'scripts/start.ts')], {
    cwd: REPOSITORY,
    env: { RATE_LIMIT_PROFILE: 'load', ...env, ...process.env },
    stdio: 'inherit',
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if ((await publishedGames(url)) >= games) return { url, isOwn: true, end: () => end(child) };
    await delay(1_000);
  }
  await end(child);
  console.error('The system did not start, or got no games; its lines above say why.');
  process.exit(1);
}

async function publishedGames(address: string): Promise<number> {
  try {
    const answer = await fetch(`${address}/api/public/games?limit=1`, {
      signal: AbortSignal.timeout(5_000),
    });
    const { total } = await answer.json();
    return Number(total) || 0;
  } catch {
    return 0;
  }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  await ended(child);
}
