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
/** It would end the session that the run lives on; the visitor's run has it. */
const SIGNING_OUT = ['--exclude-operation-id', 'auth.logout'];
const ADMIN = {
  username: process.env['ADMIN_USERNAME'] || 'admin',
  password: process.env['ADMIN_PASSWORD'] || 'a-password-for-fuzzing',
};

installTool();
const system = await systemToFuzz();
try {
  const visitor = await run('a visitor', system.url, []);
  const cookie = await signIn(system.url);
  const signedIn = await run('a super administrator', system.url, SIGNING_OUT, cookie);
  const session = await fetch(`${system.url}/api/auth/session`, { headers: { Cookie: cookie } });
  if (session.status !== 200)
    console.log('The session ended on the way: the run is worth nothing.');
  process.exitCode = visitor === 0 && signedIn === 0 && session.status === 200 ? 0 : 1;
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
