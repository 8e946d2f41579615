import { list, readEnv } from '@slots/env/env';
import { z } from 'zod';
import { backupSettings, runBackupCommand } from './backup-command.ts';
import { inNewBackup, keepNewest } from './backup-folder.ts';
import { exportDatabases } from './export-databases.ts';

/** Backs all databases up into a new folder of BACKUP_FOLDER, and removes those that are too old. */
const settings = readEnv(
  backupSettings.extend({
    /** All of the system's, without their prefix. */
    DATABASES: list.refine((names) => names.length > 0, 'must name the databases'),
    BACKUPS_KEPT: z.coerce.number().int().min(1).max(1_000).default(14),
  }),
  { process: 'back-up' },
);

await runBackupCommand(settings.MONGODB_URL, async (client) => {
  const begunAt = performance.now();
  let told = '';
  const path = await inNewBackup(settings.BACKUP_FOLDER, async (folder) => {
    const { collections } = await exportDatabases(client, {
      databases: settings.DATABASES,
      prefix: settings.DATABASE_PREFIX,
      folder,
    });
    const documents = collections.reduce((sum, one) => sum + one.documents, 0);
    const bytes = collections.reduce((sum, one) => sum + one.data.bytes, 0);
    told = `${documents} records of ${collections.length} collections, ${(bytes / 1e6).toFixed(1)} MB`;
  });
  const gone = await keepNewest(settings.BACKUP_FOLDER, settings.BACKUPS_KEPT);
  const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1);
  return `${path}: ${told}, in ${seconds} s${gone.length > 0 ? `; removed ${gone.join(', ')}` : ''}`;
});
