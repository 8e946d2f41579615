// Backs the databases of `npm start` up, whether it is running or not: npm run backup
import { runBackupProgram } from './system/backup-command.ts';

try {
  await runBackupProgram('back-up');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
