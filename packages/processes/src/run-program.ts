import { type ExecFileOptions, execFile } from 'node:child_process';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface ProgramOutcome {
  /** True when it ended by itself, with the exit code 0. */
  readonly ok: boolean;
  /** What it printed, or why it could not be run. */
  readonly output: string;
}

/** Runs a program to its end; never fails. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: ExecFileOptions = {},
): Promise<ProgramOutcome> {
  return new Promise((resolve) => {
    const settings = { maxBuffer: MAX_OUTPUT_BYTES, ...options, encoding: 'utf8' } as const;
    execFile(program, args, settings, (error, stdout, stderr) => {
      resolve({ ok: error === null, output: stdout + stderr || (error?.message ?? '') });
    });
  });
}
