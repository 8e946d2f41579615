import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';

export interface TiedChildOptions {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Where its standard output and error go: nowhere, or to an open file. */
  output: 'ignore' | number;
  cwd?: string | undefined;
  /** The signal that the child gets when this process dies unexpectedly. */
  deathSignal: 'SIGTERM' | 'SIGKILL';
}

let deathSignalKnown: boolean | undefined;

/** True when the system can send a child a signal at the death of its parent (Linux with util-linux). */
function canSendDeathSignal(): boolean {
  deathSignalKnown ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0;
  return deathSignalKnown;
}

/**
 * Starts a child that ends with this process, even when this process is killed with SIGKILL, where
 * the system can do that; elsewhere the process files find it at the next start.
 * The child is a process group of its own, so that a Ctrl-C in the terminal reaches only us and the
 * children are stopped in our order.
 */
export function spawnTied(options: TiedChildOptions): ChildProcess {
  const { command, args, env, output, cwd, deathSignal } = options;
  const settings: SpawnOptions = {
    env,
    cwd,
    detached: true,
    stdio: ['ignore', output, output],
  };
  if (!canSendDeathSignal()) return spawn(command, args, settings);
  return spawn(
    'setpriv',
    ['--pdeathsig', deathSignal.replace('SIG', ''), '--', command, ...args],
    settings,
  );
}

/** Resolves once the child has ended, at once when it already has. */
export function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Asks the child to stop, waits, and kills it when it has not ended by then. */
export async function stopChild(
  child: ChildProcess,
  { signal = 'SIGTERM', graceMs }: { signal?: NodeJS.Signals; graceMs: number },
): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  const timer = setTimeout(() => killGroup(child), graceMs);
  await ended(child);
  clearTimeout(timer);
}

/** Kills the child and whatever it started (a watcher's own child). */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
