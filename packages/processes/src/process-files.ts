import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { types } from 'node:util';
import { z } from 'zod';

const processFile = z.object({ pid: z.number().int().positive(), marks: z.array(z.string()) });

/** A running process: its id, and texts that its command line holds, so that a re-used id is not mistaken for it. */
export type KnownProcess = z.infer<typeof processFile>;

const POLL_MS = 50;
const GRACE_MS = 10_000;

/**
 * One small file per process that we started, in `directory`. A start that was killed leaves its
 * files; the next one reads them and ends what is still there.
 */
export function createProcessFiles(directory: string) {
  const pathOf = (name: string): string => join(directory, `${name}.json`);

  /** The process of that name when it still runs. */
  function running(name: string): KnownProcess | undefined {
    const known = read(pathOf(name));
    return known && isRunning(known) ? known : undefined;
  }

  function remove(name: string): void {
    rmSync(pathOf(name), { force: true });
  }

  async function endOne(name: string): Promise<boolean> {
    const known = running(name);
    if (known) await end(known);
    remove(name);
    return known !== undefined;
  }

  return {
    running,
    remove,
    write(name: string, known: KnownProcess): void {
      mkdirSync(directory, { recursive: true });
      writeFileSync(pathOf(name), JSON.stringify(known));
    },
    /** Ends every process that an earlier start left behind; gives their names. */
    async endStale(): Promise<string[]> {
      mkdirSync(directory, { recursive: true });
      const names = readdirSync(directory)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length));
      const outcomes = await Promise.all(
        names.map(async (name) => ({ name, ended: await endOne(name) })),
      );
      return outcomes.filter((outcome) => outcome.ended).map((outcome) => outcome.name);
    },
  };
}

export type ProcessFiles = ReturnType<typeof createProcessFiles>;

function read(path: string): KnownProcess | undefined {
  try {
    return processFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Absent, or half written by a start that was killed: nothing to be found by it.
    return undefined;
  }
}

/** The process's command line, or an empty text when there is no such process. */
function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'linux') return '';
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
  }
}

function isRunning({ pid, marks }: KnownProcess): boolean {
  const line = commandLine(pid);
  return line !== '' && marks.every((mark) => line.includes(mark));
}

async function end(known: KnownProcess): Promise<void> {
  send(known.pid, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  while (isRunning(known)) {
    if (Date.now() > deadline) {
      send(known.pid, 'SIGKILL');
      return;
    }
    await delay(POLL_MS);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended in this very moment, which is what was wanted.
    // Not `instanceof`: inside jest, Node's own errors are of another realm.
    if (!(types.isNativeError(error) && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
