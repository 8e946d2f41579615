import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startDatabases } from '@slots/databases/databases';
import { npmProgram } from '@slots/processes/npm-program';
import { REPOSITORY } from '@slots/processes/repository';
import { z } from 'zod';

/**
 * Mutation tests of the rules of access: `npm run mutation`. Stryker changes the gateway's table, its
 * policies, the services' own check and the verification of tokens, one spot at a time, and counts how
 * many changes a test notices: fewer than 80 of 100 fail the command. It takes some minutes, so that it
 * is no part of `npm test`. mutation.json says what is changed and by which tests: what has quick
 * tests of its own is no more judged by those that start a gateway. Databases are started once, not for
 * each change. `npm run mutation -- tokens` runs only the parts that are named.
 */
const PACKAGES = ['@stryker-mutator/core@10.0.0', '@stryker-mutator/jest-runner@10.0.0'];
const DATA = join(REPOSITORY, '.data', 'mutation');
const RUN = 'mutation';
const MIN_PERCENT = 80;
const NOTICED = new Set(['Killed', 'Timeout']);
/** As Stryker counts: a change with which nothing starts is no change of a rule. */
const COUNTED = new Set([...NOTICED, 'Survived', 'NoCoverage']);

const part = z.object({
  mutate: z.array(z.string()),
  /** Folders in which the tests are. */
  roots: z.array(z.string()),
  tests: z.array(z.string()),
});
const settings = z.object({
  parts: z.record(z.string(), part),
  stryker: z.record(z.string(), z.unknown()),
});
const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

const { parts, stryker } = settings.parse(
  JSON.parse(readFileSync(new URL('mutation.json', import.meta.url), 'utf8')),
);
const wanted = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => !wanted.length || wanted.includes(name));
if (chosen.length === 0) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);

const program = npmProgram('stryker', { name: 'stryker', packages: PACKAGES }, console.log);
rmSync(DATA, { recursive: true, force: true });
const servers = await startDatabases({ dataDir: DATA, env: {}, log: console.log });
try {
  const counts = chosen.map(([name, one]) => ({ name, ...judge(name, one) }));
  for (const { name, noticed, made } of counts) console.log(`${name}: ${noticed} of ${made}`);
  const noticed = counts.reduce((sum, count) => sum + count.noticed, 0);
  const made = counts.reduce((sum, count) => sum + count.made, 0);
  const percent = (100 * noticed) / made;
  console.log(`Tests noticed ${noticed} of ${made} changes: ${percent.toFixed(1)} of 100.`);
  process.exitCode = percent >= MIN_PERCENT ? 0 : 1;
} finally {
  await servers.stop();
}

/** The number of changes of one part, and of those that its tests noticed. */
function judge(
  name: string,
  { mutate, roots, tests }: z.infer<typeof part>,
): { made: number; noticed: number } {
  const fileName = join(DATA, `${name}.report.json`);
  const file = join(DATA, `${name}.json`);
  const jest = {
    projectType: 'custom',
    enableFindRelatedTests: false,
    config: {
      // Otherwise the whole repository is looked through for each change.
      roots: roots.map((root) => `<rootDir>/${root}`),
      testRegex: tests,
      // Packages are linked to the files of this checkout, not to the copy that is changed.
      moduleNameMapper: { '^@slots/(http-kit|tokens)/(.*)$': '<rootDir>/packages/$1/src/$2.ts' },
      globalSetup: null,
      globalTeardown: null,
    },
  };
  writeFileSync(file, JSON.stringify({ ...stryker, mutate, jest, jsonReporter: { fileName } }));
  spawnSync(program, ['run', file], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(REPOSITORY, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
      NODE_OPTIONS: '--experimental-vm-modules',
      TEST_RUN_ID: RUN,
      TEST_MONGODB_URL: servers.mongodbUrl,
      TEST_REDIS_URL: servers.redisUrl,
    },
  });
  if (!existsSync(fileName)) throw new Error(`Stryker has not come to an end with ${name}.`);
  const { files } = report.parse(JSON.parse(readFileSync(fileName, 'utf8')));
  const mutants = Object.values(files)
    .flatMap((one) => one.mutants)
    .filter(({ status }) => COUNTED.has(status));
  const noticed = mutants.filter(({ status }) => NOTICED.has(status));
  return { made: mutants.length, noticed: noticed.length };
}
