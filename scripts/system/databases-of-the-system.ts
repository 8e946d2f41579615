import { join } from 'node:path';
import { type Databases, startDatabases } from '@slots/databases/databases';
import { readAddresses } from '@slots/processes/addresses';
import { databasePassword } from '@slots/processes/installation-secrets';
import { createProcessFiles } from '@slots/processes/process-files';
import { REPOSITORY } from '@slots/processes/repository';

/** Where `npm start` keeps what it needs. */
export const DATA = join(REPOSITORY, '.data');

/**
 * Those of the running system; without one, those that the environment names, or else ones that run for
 * as long as this takes.
 */
export async function databasesOfTheSystem(): Promise<Databases> {
  const processFiles = createProcessFiles(join(DATA, 'processes'));
  if (processFiles.running('start')) {
    return { ...readAddresses(DATA), stop: () => Promise.resolve() };
  }
  await processFiles.endStale();
  return startDatabases({
    dataDir: DATA,
    programsDir: join(DATA, 'programs'),
    processFiles,
    password: databasePassword(DATA),
    env: process.env,
    log: console.log,
  });
}
