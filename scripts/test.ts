import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { z } from 'zod';
import { onParentDeath } from './parent.ts';

const RESULTS = join(REPOSITORY, '.data', `test-results-${process.pid}.json`);
const results = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: z.number(),
});

mkdirSync(join(REPOSITORY, '.data'), { recursive: true });
// Once and before the workers start, which would build it side by side.
buildWebIfChanged(console.log);
const code = await runJest(process.argv.slice(2));
console.log(closingLine());
rmSync(RESULTS, { force: true });
process.exitCode = code;

function runJest(args: readonly string[]): Promise<number> {
  const jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(REPOSITORY, 'node_modules/jest/bin/jest.js'),
      '--maxWorkers=2',
      '--json',
      `--outputFile=${RESULTS}`,
      ...args,
    ],
    { cwd: REPOSITORY, stdio: 'inherit' },
  );
  const stop = (signal: NodeJS.Signals): boolean => jest.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onParentDeath(() => stop('SIGTERM'));
  return new Promise((resolve) => {
    jest.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
}

/** A file that could not be loaded counts as one failed test, and so does a run that left no results. */
function closingLine(): string {
  try {
    const counts = results.parse(JSON.parse(readFileSync(RESULTS, 'utf8')));
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return `${counts.numPassedTests} passed, ${failed} failed`;
  } catch {
    return '0 passed, 1 failed';
  }
}
