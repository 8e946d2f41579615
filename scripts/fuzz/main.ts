import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabases } from '@slots/databases/databases';
import { processesWithoutWeb } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { startSystem } from '@slots/processes/system';
import { signIn } from '@slots/testing/api-caller';
import {
  ENDING_SESSIONS_ALONE,
  obtainSchemathesis,
  runSchemathesis,
  WITHOUT_ENDING_SESSIONS,
} from './schemathesis.ts';

/**
 * Schemathesis over the OpenAPI document against a running system, as a visitor and as a super
 * administrator: `npm run fuzz`, or `npm run fuzz -- --max-examples 50` for any option of its own.
 * It starts a system of its own with fresh databases and every answer checked; FUZZ_URL names another
 * one, whose first administrator is ADMIN_USERNAME with ADMIN_PASSWORD. What it writes there stays.
 */
const DATA = join(REPOSITORY, '.data', 'fuzz');
const BOUNDS = ['--max-examples', '25'];
const RUNS_OF_SUPER_ADMIN: readonly { who: string; options: readonly string[] }[] = [
  { who: 'a super administrator who ends sessions', options: ENDING_SESSIONS_ALONE },
  { who: 'a super administrator', options: WITHOUT_ENDING_SESSIONS },
];
const ADMIN = {
  username: process.env['ADMIN_USERNAME'] || 'admin',
  password: process.env['ADMIN_PASSWORD'] || 'a-password-for-fuzzing',
};

const problem = await obtainSchemathesis(console.log);
if (problem) throw new Error(problem);
const system = await systemToFuzz();
try {
  const codes = [await run('a visitor', system.url, [])];
  for (const { who, options } of RUNS_OF_SUPER_ADMIN) {
    const cookie = await signIn(system.url, ADMIN);
    codes.push(await run(who, system.url, options, cookie));
    await assertSignedIn(system.url, cookie);
  }
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
} finally {
  await system.stop();
}

async function systemToFuzz(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['FUZZ_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  rmSync(DATA, { recursive: true, force: true });
  const databases = await startDatabases({
    dataDir: DATA,
    env: {},
    log: console.log,
  });
  try {
    const own = await startSystem({
      ...databases,
      ...(process.env['PORT'] ? { port: Number(process.env['PORT']) } : {}),
      dataDir: DATA,
      only: processesWithoutWeb,
      env: {
        NODE_ENV: 'test',
        RATE_LIMIT_PROFILE: 'off',
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        SIMULATOR_GAMES: '500',
        SEED_GAMES: '100',
        CATALOGUE_RATE: '50',
      },
      log: console.log,
    });
    return {
      url: own.url,
      async stop() {
        await own.stop();
        await databases.stop();
      },
    };
  } catch (error) {
    await databases.stop();
    throw error;
  }
}

/** A run whose session has ended on the way has seen refusals alone, and would pass. */
async function assertSignedIn(url: string, cookie: string): Promise<void> {
  const { status } = await fetch(`${url}/api/auth/session`, { headers: { Cookie: cookie } });
  if (status !== 200)
    throw new Error(`The session ended during the run, which is worth nothing: ${status}`);
}

/** @returns the exit code, 0 when nothing was found */
function run(
  who: string,
  url: string,
  options: readonly string[],
  cookie?: string,
): Promise<number> {
  console.log(`\nAs ${who}:`);
  const given = process.argv.slice(2);
  return runSchemathesis(url, { cookie, options: [...BOUNDS, ...options, ...given] });
}
