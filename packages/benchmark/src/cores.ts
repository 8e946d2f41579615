import { execFile, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** The measured process runs on one core, and the tools on another. */
export type Core = 'server' | 'load';
const NUMBER: Readonly<Record<Core, string>> = { server: '0', load: '1' };
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Why nothing can be kept to one core here; undefined when it can. */
export const notPinned: string | undefined =
  availableParallelism() < 2
    ? 'the machine has one core'
    : spawnSync('taskset', ['-c', '0,1', 'true'], { stdio: 'ignore' }).status === 0
      ? undefined
      : 'taskset (of util-linux) is not installed';

/** A command that runs on that core alone, where the machine can do that. */
export function onCore(core: Core, command: string, args: readonly string[]): [string, string[]] {
  if (notPinned) return [command, [...args]];
  return ['taskset', ['-c', NUMBER[core], command, ...args]];
}

/** Runs a program on that core to its end, or at most to ours; gives what it printed. */
export async function runOnCore(
  core: Core,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const running = promisify(execFile)(...onCore(core, program, args), {
    env: { ...process.env, ...env },
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const endWithUs = () => running.child.kill();
  process.once('exit', endWithUs);
  try {
    return (await running).stdout;
  } finally {
    process.off('exit', endWithUs);
  }
}

/** Moves a running process, with all its threads, to a core. */
export function moveToCore(core: Core, pid: number): void {
  if (notPinned) return;
  spawnSync('taskset', ['-a', '-p', '-c', NUMBER[core], String(pid)], { stdio: 'ignore' });
}
