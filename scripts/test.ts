import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { COMPILE_CACHE } from '@slots/processes/start-process';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { z } from 'zod';
import { onParentDeath } from './system/parent.ts';

const RESULTS = join(REPOSITORY, '.data', `test-results-${process.pid}.json`);
const results = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});
/** Results of one test file. */
type FileResult = z.infer<typeof results>['testResults'][number];

/** A test waits for a third of its time. More workers than four want more memory than a laptop has. */
const WORKERS = Math.min(availableParallelism() + 1, 4);
/** More than these don't fail for a neighbour's load. */
const MAX_SECOND_ATTEMPTS = 10;

mkdirSync(join(REPOSITORY, '.data'), { recursive: true });
// Once and before the workers start, which would build it side by side.
buildWebIfChanged(console.log);
const args = process.argv.slice(2);
const first = await runJest(args.flatMap((arg) => (arg === '--changed' ? changed() : arg)));
const failedFiles = (first.files ?? []).filter(isFailed).map(({ name }) => name);
let second: typeof first | undefined;
// A test on a shared machine may miss a moment. Elsewhere its developer should see that it is flaky.
if (process.env['CI'] && failedFiles.length > 0 && failedFiles.length <= MAX_SECOND_ATTEMPTS) {
  console.log(`Once more, one after the other:\n${failedFiles.map(inRepository).join('\n')}`);
  second = await runJest(['--maxWorkers=1', '--runTestsByPath', ...failedFiles]);
}
for (const line of closingLines(first.files, second?.files)) console.log(line);
process.exitCode = (second ?? first).code;

function isFailed({ status }: { readonly status: string }): boolean {
  return status === 'failed';
}

function inRepository(file: string): string {
  return relative(REPOSITORY, file);
}

/** Runs tests to their end. `files` is undefined where jest itself failed. */
async function runJest(
  args: readonly string[],
): Promise<{ readonly code: number; readonly files: readonly FileResult[] | undefined }> {
  const code = await spawnJest(args);
  try {
    return { code, files: results.parse(JSON.parse(readFileSync(RESULTS, 'utf8'))).testResults };
  } catch {
    return { code: code || 1, files: undefined };
  } finally {
    rmSync(RESULTS, { force: true });
  }
}

function spawnJest(args: readonly string[]): Promise<number> {
  const jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(REPOSITORY, 'node_modules/jest/bin/jest.js'),
      // Given two numbers, jest takes the first.
      ...(args.some((arg) => /^(-w|--maxWorkers)/.test(arg)) ? [] : [`--maxWorkers=${WORKERS}`]),
      '--json',
      `--outputFile=${RESULTS}`,
      ...args,
    ],
    {
      cwd: REPOSITORY,
      stdio: 'inherit',
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
    },
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
 * The files that passed at the second attempt alone, then the counts. A file that could not be loaded counts
 * as one failed test, and so does a run that left no results.
 */
function closingLines(
  firstFiles: readonly FileResult[] | undefined,
  secondFiles: readonly FileResult[] = [],
): string[] {
  if (!firstFiles) return ['0 passed, 1 failed'];
  const again = new Map(secondFiles.map((file) => [file.name, file]));
  const wavering = secondFiles.filter((file) => !isFailed(file));
  let passed = 0;
  let failed = 0;
  for (const file of firstFiles.map((one) => again.get(one.name) ?? one)) {
    const failedTests = file.assertionResults.filter(isFailed).length;
    passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    failed += isFailed(file) ? Math.max(1, failedTests) : failedTests;
  }
  return [
    ...wavering.map(({ name }) => `At the second attempt: ${inRepository(name)}`),
    `${passed} passed, ${failed} failed`,
  ];
}
