import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabases } from '@slots/databases/databases';
import { createProcessFiles } from '@slots/processes/process-files';
import { processNames } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { startSystem } from '@slots/processes/system';

/**
 * Schemathesis over the OpenAPI document against a running system, as a visitor and as a super
 * administrator: `npm run fuzz`, or `npm run fuzz -- --max-examples 50` for any option of its own.
 * It starts a system of its own with fresh databases and every answer checked; FUZZ_URL names another
 * one, whose first administrator is ADMIN_USERNAME with ADMIN_PASSWORD. What it writes there stays.
 */
const SCHEMATHESIS = 'schemathesis==4.32.5';
const DATA = join(REPOSITORY, '.data', 'fuzz');
const TOOL = join(REPOSITORY, '.data', 'programs', 'schemathesis');
const BOUNDS = [
  '--seed',
  '20261121',
  '--max-examples',
  '25',
  '--workers',
  '1',
  '--request-timeout',
  '35',
];
const SIGNING_OUT = 'auth.logout';
const ENDING_A_SESSION = 'account.endSession';
/**
 * The calls that can end the session that a run lives on; nothing else can, since nobody deletes or
 * demotes himself. The visitor's run has the first. The second has a run of its own, in which nobody
 * can know the id of the session: the tool feeds calls with what lists have told.
 */
const RUNS_OF_SUPER_ADMIN: readonly { who: string; options: readonly string[] }[] = [
  {
    who: 'a super administrator who ends sessions',
    options: ['--include-operation-id', ENDING_A_SESSION],
  },
  {
    who: 'a super administrator',
    options: ['--exclude-operation-id', SIGNING_OUT, '--exclude-operation-id', ENDING_A_SESSION],
  },
];
const ADMIN = {
  username: process.env['ADMIN_USERNAME'] || 'admin',
  password: process.env['ADMIN_PASSWORD'] || 'a-password-for-fuzzing',
};

installTool();
const system = await systemToFuzz();
try {
  const codes = [await run('a visitor', system.url, [])];
  for (const { who, options } of RUNS_OF_SUPER_ADMIN) {
    const cookie = await signIn(system.url);
    codes.push(await run(who, system.url, options, cookie));
    await assertSignedIn(system.url, cookie);
  }
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
} finally {
  await system.stop();
}

function installTool(): void {
  if (existsSync(join(TOOL, 'bin', 'schemathesis'))) return;
  console.log(`Obtaining ${SCHEMATHESIS} (once) …`);
  for (const [program, ...args] of [
    ['python3', '-m', 'venv', TOOL],
    [join(TOOL, 'bin', 'pip'), 'install', '--quiet', SCHEMATHESIS],
  ] as const) {
    if (spawnSync(program, args, { stdio: 'inherit' }).status === 0) continue;
    rmSync(TOOL, { recursive: true, force: true });
    throw new Error(`${SCHEMATHESIS} cannot be installed: is there python3 with venv, and PyPI?`);
  }
}

async function systemToFuzz(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['FUZZ_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  rmSync(DATA, { recursive: true, force: true });
  const databases = await startDatabases({
    dataDir: DATA,
    programsDir: join(REPOSITORY, '.data', 'programs'),
    processFiles: createProcessFiles(join(DATA, 'processes')),
    env: {},
    log: console.log,
  });
  try {
    const own = await startSystem({
      ...databases,
      ...(process.env['PORT'] ? { port: Number(process.env['PORT']) } : {}),
      dataDir: DATA,
      only: processNames.filter((name) => name !== 'web'),
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

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? [];
  if (!cookie) throw new Error(`Nobody could sign in as ${ADMIN.username}: ${answer.status}`);
  return cookie;
}

/** A run whose session has ended on the way has seen refusals alone, and would pass. */
async function assertSignedIn(url: string, cookie: string): Promise<void> {
  const { status } = await fetch(`${url}/api/auth/session`, { headers: { Cookie: cookie } });
  if (status !== 200)
    throw new Error(`The session ended during the run, which is worth nothing: ${status}`);
}

/** @returns the exit code, 0 when nothing was found */
async function run(
  who: string,
  url: string,
  options: readonly string[],
  cookie?: string,
): Promise<number> {
  console.log(`\nAs ${who}:`);
  const config = cookie ? ['--config-file', join(REPOSITORY, 'scripts', 'schemathesis.toml')] : [];
  const args = ['run', `${url}/api/openapi.json`, '--checks', 'all', ...BOUNDS, ...options];
  const tool = spawn(
    join(TOOL, 'bin', 'schemathesis'),
    [...config, ...args, ...process.argv.slice(2)],
    {
      cwd: join(REPOSITORY, '.data'),
      env: { ...process.env, FUZZ_TOKEN: cookie?.split('=')[1] },
      stdio: 'inherit',
    },
  );
  return new Promise((resolve) => tool.once('exit', (code) => resolve(code ?? 1)));
}
