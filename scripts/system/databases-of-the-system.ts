import { basename, join } from 'node:path';
import { type Databases, startDatabases } from '@slots/databases/databases';
import { readAddresses } from '@slots/processes/addresses';
import { databasePassword } from '@slots/processes/installation-secrets';
import { createProcessFiles } from '@slots/processes/process-files';
import { REPOSITORY } from '@slots/processes/repository';

/** Where `npm start` keeps what it needs. */
export const DATA = join(REPOSITORY, '.data');

/** Name of the process file of a command that has the databases for itself. */
export const COMMAND = 'command';
export const COMMAND_RUNS =
  'Another command works on the databases of this folder; wait until it has ended.';

/**
 * Those of the running system; without one, those that the environment names, or else ones that run for
 * as long as this takes. Until they are stopped no system starts in the folder, and no other command gets them.
 * @throws when another command has them
 */
export async function databasesOfTheSystem(dataDir = DATA): Promise<Databases> {
  const processFiles = createProcessFiles(join(dataDir, 'processes'));
  if (processFiles.running('start')) {
    return { ...readAddresses(dataDir), stop: () => Promise.resolve() };
  }
  if (processFiles.running(COMMAND)) throw new Error(COMMAND_RUNS);
  await processFiles.endStale();
  processFiles.write(COMMAND, { pid: process.pid, marks: [basename(process.argv[1] ?? '')] });
  const databases = await startDatabases({
    dataDir,
    password: databasePassword(dataDir),
    env: process.env,
    log: console.log,
  });
  return {
    ...databases,
    async stop() {
      await databases.stop();
      processFiles.remove(COMMAND);
    },
  };
}
