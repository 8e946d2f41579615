import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS } from '@slots/processes/repository';
import { runProgram } from '@slots/processes/run-program';

const run = promisify(execFile);
const DOWNLOAD_TIMEOUT_MS = 180_000;
const RUN_TIMEOUT_MS = 150_000;

/**
 * Finds a program of Prometheus, or takes it out of Debian's package `prometheus`, which is kept in .data and not
 * installed. Undefined where neither can be had.
 */
export async function findOfPrometheus(
  program: 'promtool' | 'prometheus',
): Promise<string | undefined> {
  const unpacked = join(PROGRAMS, 'prometheus');
  const ofDebian = join(unpacked, 'usr/bin', program);
  for (const one of [program, ofDebian]) if (await answers(one)) return one;
  try {
    await mkdir(PROGRAMS, { recursive: true });
    const folder = await mkdtemp(join(PROGRAMS, 'download-'));
    await run('apt-get', ['download', 'prometheus'], { cwd: folder, timeout: DOWNLOAD_TIMEOUT_MS });
    const [file = ''] = await readdir(folder);
    await run('dpkg', ['-x', file, 'unpacked'], { cwd: folder, timeout: DOWNLOAD_TIMEOUT_MS });
    // All at once, so that what is there is whole.
    if (!existsSync(unpacked)) await rename(join(folder, 'unpacked'), unpacked);
    await rm(folder, { recursive: true });
  } catch {
    // No Debian, or no mirror: the caller reports it.
    return undefined;
  }
  return (await answers(ofDebian)) ? ofDebian : undefined;
}

async function answers(program: string): Promise<boolean> {
  const { ok } = await runProgram(program, ['--version'], { timeout: RUN_TIMEOUT_MS });
  return ok;
}

/** The findings of promtool; empty when all is right. */
export async function promtoolProblems(program: string, args: readonly string[]): Promise<string> {
  const { ok, output } = await runProgram(program, args, { timeout: RUN_TIMEOUT_MS });
  return ok ? '' : output;
}
