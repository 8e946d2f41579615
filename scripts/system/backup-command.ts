import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ownersOfData } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { DATA, databasesOfTheSystem } from './databases-of-the-system.ts';

const PROGRAMS = join(REPOSITORY, 'packages/mongo/src/backup');

/**
 * Runs the program of backups on the databases of `npm start`, whether that is running or not. The folder is
 * BACKUP_FOLDER, or .data/backups.
 */
export async function runBackupProgram(program: 'back-up' | 'restore'): Promise<void> {
  const databases = await databasesOfTheSystem();
  try {
    const { status } = spawnSync(process.execPath, [join(PROGRAMS, `${program}.ts`)], {
      stdio: 'inherit',
      env: {
        BACKUP_FOLDER: join(DATA, 'backups'),
        DATABASES: [...ownersOfData].join(','),
        ...process.env,
        MONGODB_URL: databases.mongodbUrl,
      },
    });
    process.exitCode = status ?? 1;
  } finally {
    await databases.stop();
  }
}
