// Backs the databases of `npm start` up, whether it is running or not: npm run backup
import { runBackupProgram } from './system/backup-command.ts';

await runBackupProgram('back-up');
