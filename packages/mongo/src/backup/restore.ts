import { join } from 'node:path';
import { flag, readEnv } from '@slots/env/env';
import { z } from 'zod';
import { backupSettings, runBackupCommand } from './backup-command.ts';
import { BackupError, backupsIn } from './backup-folder.ts';
import { importDatabases } from './import-databases.ts';

/** Brings a backup back into databases that are empty, while nothing else writes into them. */
const settings = readEnv(
  backupSettings.extend({
    /** The name of its folder; the newest when left out. */
    BACKUP: z
      .string()
      .regex(/^[\w-]+$/, 'must be the name of a backup')
      .optional(),
    /** "true": databases that are not empty are dropped first. */
    REPLACE: flag.default(false),
  }),
  { process: 'restore' },
);

await runBackupCommand(settings.MONGODB_URL, async (client) => {
  const names = await backupsIn(settings.BACKUP_FOLDER);
  const name = settings.BACKUP ?? names.at(-1);
  if (name === undefined || !names.includes(name)) {
    throw new BackupError(
      `There is no whole backup ${name ?? ''} in ${settings.BACKUP_FOLDER}; there are: ${names.join(', ') || 'none'}`,
    );
  }
  const { collections, documents } = await importDatabases(client, {
    path: join(settings.BACKUP_FOLDER, name),
    prefix: settings.DATABASE_PREFIX,
    replace: settings.REPLACE,
  });
  return `${name} is back: ${documents} records of ${collections} collections, as many as it holds`;
});
