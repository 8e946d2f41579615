import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { z } from 'zod';
import { onParentDeath } from './system/parent.ts';

const RESULTS = join(REPOSITORY, '.data', `test-results-${process.pid}.json`);
const results = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          invocations: z.number().default(1),
        }),
      ),
    }),
  ),
});

mkdirSync(join(REPOSITORY, '.data'), { recursive: true });
// Once and before the workers start, which would build it side by side.
buildWebIfChanged(console.log);
const args = process.argv.slice(2);
const code = await runJest(args.flatMap((arg) => (arg === '--changed' ? changed() : arg)));
for (const line of closingLines()) console.log(line);
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

/** Lines that git prints. */
function git(...args: readonly string[]): string[] {
  const printed = execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
  return printed.split('\n').filter((line) => line !== '');
}

/**
 * Jest's arguments for the tests of what was changed: of what is not committed, else of the last commit. Tests in
 * a browser import nothing of the screen that they open: those beside a changed file, or above it, count too.
 */
function changed(): string[] {
  const uncommitted = git('ls-files', '--modified', '--others', '--exclude-standard');
  const files = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  const inBrowser = [...folders].flatMap((folder) =>
    globSync(`${folder}/*.e2e.test.ts`, { cwd: REPOSITORY }),
  );
  return ['--passWithNoTests', '--findRelatedTests', ...files, ...inBrowser];
}

/**
 * The tests that passed at the second attempt alone, then the counts. A file that could not be loaded counts
 * as one failed test, and so does a run that left no results.
 */
function closingLines(): string[] {
  try {
    const counts = results.parse(JSON.parse(readFileSync(RESULTS, 'utf8')));
    const wavering = counts.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => `At the second attempt: ${relative(REPOSITORY, name)}: ${fullName}`),
    );
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return [...wavering, `${counts.numPassedTests} passed, ${failed} failed`];
  } catch {
    return ['0 passed, 1 failed'];
  }
}
