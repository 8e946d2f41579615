import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Log } from '@slots/processes/log';
import { REPOSITORY } from '@slots/processes/repository';

/** Schemathesis makes calls up from the OpenAPI document; it is obtained from PyPI and kept under .data. */
const VERSION = '4.32.5';
const TOOL = join(REPOSITORY, '.data', 'programs', `schemathesis-${VERSION}`);
const PYTHON = 'python3';
const INSTALL =
  '-m pip install --quiet --no-input --disable-pip-version-check --no-warn-script-location --timeout 15 --retries 1';
const INSTALL_TIMEOUT_MS = 3 * 60_000;
const SIGNING_OUT = 'auth.logout';
const ENDING_A_SESSION = 'account.endSession';
const runToItsEnd = promisify(execFile);

/** An import is waited for; nothing takes longer than that and a busy machine. */
const SLOWEST_SECONDS = '35';
/** The same calls in each run, one after the other. */
const ALWAYS = [
  ['--checks', 'all'],
  ['--seed', '20261121'],
  ['--workers', '1'],
  ['--request-timeout', SLOWEST_SECONDS],
  ['--max-response-time', SLOWEST_SECONDS],
].flat();

/** All calls but the two that can end the session of a run: users cannot delete or demote themselves. */
export const WITHOUT_ENDING_SESSIONS = [SIGNING_OUT, ENDING_A_SESSION].flatMap((id) => [
  '--exclude-operation-id',
  id,
]);
/** By itself it cannot know the session's id: the tool feeds calls with what lists have told. */
export const ENDING_SESSIONS_ALONE = ['--include-operation-id', ENDING_A_SESSION];

/** Obtains the tool once. @returns why it cannot be had; undefined when it is there */
export async function obtainSchemathesis(log: Log): Promise<string | undefined> {
  if (existsSync(TOOL)) return undefined;
  log(`Obtaining schemathesis ${VERSION} (once) …`);
  mkdirSync(dirname(TOOL), { recursive: true });
  const folder = mkdtempSync(`${TOOL}-`);
  try {
    const args = [...INSTALL.split(' '), '--target', folder, `schemathesis==${VERSION}`];
    await runToItsEnd(PYTHON, args, { timeout: INSTALL_TIMEOUT_MS });
    // A rename is whole or not at all: what is killed here leaves no half tool behind.
    renameSync(folder, TOOL);
    return undefined;
  } catch (error) {
    if (existsSync(TOOL)) return undefined;
    const { message } = error instanceof Error ? error : { message: String(error) };
    return `schemathesis ${VERSION} cannot be installed (python3 with pip, and PyPI, are needed): ${message.split('\n', 1)[0]}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Calls everything in the document of a running system.
 * @param cookie of a signed-in user; without it a visitor calls
 * @param tell gets what the tool prints; without it that goes to the terminal
 * @returns the exit code, 0 when nothing was found
 */
export async function runSchemathesis(
  url: string,
  {
    cookie,
    options,
    tell,
    signal,
  }: {
    cookie: string | undefined;
    options: readonly string[];
    tell?: (text: string) => void;
    signal?: AbortSignal;
  },
): Promise<number> {
  const config = cookie
    ? ['--config-file', fileURLToPath(new URL('schemathesis.toml', import.meta.url))]
    : [];
  const bounds = [...ALWAYS, ...options];
  const args = [...config, 'run', `${url}/api/openapi.json`, ...bounds];
  const tool = spawn(PYTHON, ['-m', 'schemathesis.cli', ...args], {
    cwd: join(REPOSITORY, '.data'),
    env: { ...process.env, PYTHONPATH: TOOL, FUZZ_TOKEN: cookie?.split('=')[1] },
    stdio: ['ignore', tell ? 'pipe' : 'inherit', tell ? 'pipe' : 'inherit'],
    ...(signal && { signal, killSignal: 'SIGKILL' as const }),
  });
  for (const stream of [tool.stdout, tool.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => tell?.(text));
  }
  return new Promise((resolve) => {
    tool.once('error', (error) => tell?.(String(error)));
    tool.once('close', (code) => resolve(code ?? 1));
  });
}
