// Brings a backup back into the databases of `npm start`, which must not be running: [BACKUP=<name>] [REPLACE=true] npm run restore
import { join } from 'node:path';
import { createProcessFiles } from '@slots/processes/process-files';
import { runBackupProgram } from './system/backup-command.ts';
import { DATA } from './system/databases-of-the-system.ts';

if (createProcessFiles(join(DATA, 'processes')).running('start')) {
  console.error('Stop `npm start` first: nothing may write while a backup comes back.');
  process.exitCode = 1;
} else {
  await runBackupProgram('restore');
}
