import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startDatabases } from '@slots/databases/databases';
import { createProcessFiles } from '@slots/processes/process-files';
import { REPOSITORY } from '@slots/processes/repository';

/**
 * Mutation tests of the rules of access: `npm run mutation`. Stryker changes the gateway's table, its
 * policies, the services' own check and the verification of tokens, one spot at a time, and counts how
 * many changes a test notices: fewer than 80 of 100 fail the command. It takes some minutes, so that it
 * is no part of `npm test`; scripts/mutation.json says what is changed and by which tests. Databases are
 * started once, not for each change.
 */
const PACKAGES = ['@stryker-mutator/core@10.0.0', '@stryker-mutator/jest-runner@10.0.0'];
const TOOL = join(REPOSITORY, '.data', 'programs', 'stryker');
const DATA = join(REPOSITORY, '.data', 'mutation');
const STRYKER = join(TOOL, 'node_modules', '.bin', 'stryker');

if (!existsSync(STRYKER)) {
  console.log(`Obtaining ${PACKAGES.join(' and ')} (once) …`);
  mkdirSync(TOOL, { recursive: true });
  writeFileSync(join(TOOL, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-audit', '--no-fund', '--save-exact', '--ignore-scripts', '--loglevel=error'];
  if (
    spawnSync('npm', ['install', ...flags, ...PACKAGES], { cwd: TOOL, stdio: 'inherit' }).status
  ) {
    rmSync(TOOL, { recursive: true, force: true });
    throw new Error('Stryker cannot be installed: is the package registry reachable?');
  }
}

const RUN = 'mutation';
rmSync(DATA, { recursive: true, force: true });
const servers = await startDatabases({
  dataDir: DATA,
  programsDir: join(REPOSITORY, '.data', 'programs'),
  processFiles: createProcessFiles(join(DATA, 'processes')),
  env: {},
  log: console.log,
});
try {
  const { status } = spawnSync(
    STRYKER,
    ['run', join('scripts', 'mutation.json'), ...process.argv.slice(2)],
    {
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
    },
  );
  process.exitCode = status ?? 1;
} finally {
  await servers.stop();
}
