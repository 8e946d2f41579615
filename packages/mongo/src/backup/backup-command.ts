import { mongoUrl } from '@slots/env/env';
import { mongo } from 'mongoose';
import { z } from 'zod';
import { BackupError } from './backup-folder.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 120_000;

/** The settings of both commands. */
export const backupSettings = z.object({
  /** Its user may read the databases, or, to restore, write them. */
  MONGODB_URL: mongoUrl,
  /** Prefix of the databases' names, if any. */
  DATABASE_PREFIX: z.string().default(''),
  /** The folder of all backups. */
  BACKUP_FOLDER: z.string().default('/backups'),
});

/** Runs a command against MongoDB and ends the process with a sentence: what was done, or what is in the way. */
export async function runBackupCommand(
  url: string,
  command: (client: mongo.MongoClient) => Promise<string>,
): Promise<void> {
  const client = new mongo.MongoClient(url, {
    appName: 'backup',
    serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS,
    socketTimeoutMS: ANSWER_TIMEOUT_MS,
    writeConcern: { w: 'majority' },
  });
  try {
    process.stdout.write(`${await command(client)}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${sentenceOf(error)}\n`);
  } finally {
    await client.close();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  if (error instanceof mongo.MongoServerSelectionError)
    return `MongoDB cannot be reached at MONGODB_URL: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
