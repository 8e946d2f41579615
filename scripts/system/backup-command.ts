import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ownersOfData } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { DATA, databasesOfTheSystem } from './databases-of-the-system.ts';

const PROGRAMS = join(REPOSITORY, 'packages/mongo/src/backup');

/**
 * Runs the program of backups on the databases of `npm start`, whether that is running or not. The folder is
 * BACKUP_FOLDER, or .data/backups. A failure is told in one line, and is the exit code.
 */
export async function runBackupProgram(program: 'back-up' | 'restore'): Promise<void> {
  try {
    process.exitCode = await exitCodeOf(program);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function exitCodeOf(program: string): Promise<number> {
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
    return status ?? 1;
  } finally {
    await databases.stop();
  }
}
