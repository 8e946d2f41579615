import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Core, onCore } from './cores.ts';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const GRACE_MS = 5_000;

export interface ServerUnderTest {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server on a core and waits until it answers at `path`, whatever with.
 * @param logs folder for what it says
 * @throws when it ends, or does not answer in time
 */
export async function startServer(
  name: string,
  [program, ...args]: readonly [string, ...string[]],
  options: {
    readonly core: Core;
    readonly port: number;
    readonly path?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly logs: string;
  },
): Promise<ServerUnderTest> {
  mkdirSync(options.logs, { recursive: true });
  const log = join(options.logs, `${name}.log`);
  const output = openSync(log, 'w');
  const [command, itsArgs] = onCore(options.core, program, args);
  const child = spawn(command, itsArgs, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit');
  // Not SIGKILL: an nginx would leave its workers behind.
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);

  async function stop(): Promise<void> {
    process.off('exit', endWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(timer);
  }

  const url = `http://127.0.0.1:${options.port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url + (options.path ?? '/')))) {
    if (child.exitCode === null && Date.now() < deadline) {
      await delay(POLL_MS);
      continue;
    }
    await stop();
    throw new Error(`${name} does not answer; ${log} may tell why`);
  }
  if (child.pid === undefined) throw new Error(`${name} has no process`);
  return { url, pid: child.pid, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
