import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Databases, startDatabases } from '@slots/databases/databases';
import { readAddresses } from '@slots/processes/addresses';
import {
  adminPasswordFile,
  installationSecrets,
  keepAdminPassword,
  randomSecret,
} from '@slots/processes/installation-secrets';
import { createProcessFiles } from '@slots/processes/process-files';
import { REPOSITORY } from '@slots/processes/repository';
import { environmentOf, openSettings } from '@slots/processes/settings';

const DATA = join(REPOSITORY, '.data');
const PASSWORD_BYTES = 15;
const processFiles = createProcessFiles(join(DATA, 'processes'));

try {
  const databases = await databasesOfTheSystem();
  try {
    reset(databases);
  } finally {
    await databases.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Those of the running system; without one, they run for as long as this takes. */
async function databasesOfTheSystem(): Promise<Databases> {
  if (processFiles.running('start')) {
    return { ...readAddresses(DATA), stop: () => Promise.resolve() };
  }
  await processFiles.endStale();
  return startDatabases({
    dataDir: DATA,
    programsDir: join(DATA, 'programs'),
    processFiles,
    env: process.env,
    log: console.log,
  });
}

function reset({ mongodbUrl, redisUrl }: Databases): void {
  const password = randomSecret(PASSWORD_BYTES);
  const env = environmentOf('identity', {
    mongodbUrl,
    redisUrl,
    // It calls nobody, so that any port will do.
    portOf: () => 1,
    secrets: installationSecrets(DATA),
    adminPassword: password,
    watch: false,
    databasePrefix: '',
    env: { ...openSettings(process.env), ADMIN_PASSWORD: password },
  });
  const { status } = spawnSync(process.execPath, ['services/identity/src/admin-reset.ts'], {
    cwd: REPOSITORY,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The password was not changed');
  keepAdminPassword(DATA, password);
  console.log(`New password: ${password}   (kept in ${adminPasswordFile('.data')})`);
}
