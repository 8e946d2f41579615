import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Databases, startDatabases } from '@slots/databases/databases';
import { readAddresses } from '@slots/processes/addresses';
import { installationSecrets } from '@slots/processes/installation-secrets';
import { createProcessFiles } from '@slots/processes/process-files';
import { REPOSITORY } from '@slots/processes/repository';
import { environmentOf, openSettings } from '@slots/processes/settings';

/** Where `npm start` keeps what it needs. */
export const DATA = join(REPOSITORY, '.data');

/**
 * Runs a program of the identity service on the databases of `npm start`, whether that is running or not.
 * @param entry from the top of the repository
 * @param password what ADMIN_PASSWORD is, for a program that takes it
 * @throws when it fails
 */
export async function runIdentityCommand(
  entry: string,
  { password = '', output }: { readonly password?: string; readonly output: 'shown' | 'hidden' },
): Promise<void> {
  const databases = await databasesOfTheSystem();
  try {
    const { mongodbUrl, redisUrl } = databases;
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
    const { status } = spawnSync(process.execPath, [entry], {
      cwd: REPOSITORY,
      env,
      stdio: ['ignore', output === 'shown' ? 'inherit' : 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('Nothing was changed');
  } finally {
    await databases.stop();
  }
}

/** Those of the running system; without one, they run for as long as this takes. */
async function databasesOfTheSystem(): Promise<Databases> {
  const processFiles = createProcessFiles(join(DATA, 'processes'));
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
