import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** An error that an operator has to fix; only its message is shown. */
export class BackupError extends Error {}

/** Last to be written, so that a folder without it is no backup. */
export const MANIFEST = 'manifest.json';
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const UNFINISHED = /^\..+\.unfinished$/;
/** Age from which an unfinished backup counts as abandoned. */
const ABANDONED_MS = 24 * 3_600_000;

const writtenFile = z.object({ path: z.string(), sha256: z.string(), bytes: z.int() });
export type WrittenFile = z.output<typeof writtenFile>;

const writtenCollection = z.object({
  database: z.string(),
  name: z.string(),
  documents: z.int(),
  data: writtenFile,
  metadata: writtenFile,
});
export type WrittenCollection = z.output<typeof writtenCollection>;

/** The content of a backup, by which it is checked. */
export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  collections: z.array(writtenCollection),
});
export type Manifest = z.output<typeof manifest>;

/** The names of whole backups in a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const whole = await Promise.all(names.map((name) => isThere(join(folder, name, MANIFEST))));
  return names.filter((_, place) => whole[place]);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Lets `write` fill a new folder, which has its name, the time, only once it is whole. One that failed leaves nothing;
 * one that was killed leaves a hidden folder, which a later one removes.
 * @returns the path of the backup
 */
export async function inNewBackup(
  folder: string,
  write: (path: string) => Promise<void>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  const name = nameNow();
  const unfinished = unfinishedName(folder, name);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    await write(unfinished);
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return join(folder, name);
}

/**
 * Removes all but the newest `count` whole backups; gives the names of those that went. One that is named after a time
 * to come, since a clock was wrong, is left alone: beside it the one just made would count as old.
 */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const now = nameNow();
  const made = (await backupsIn(folder)).filter((name) => name <= now);
  const old = made.slice(0, -count);
  for (const name of old) {
    // Half removed, it must not look whole.
    const unfinished = unfinishedName(folder, name);
    await rename(join(folder, name), unfinished);
    await rm(unfinished, { recursive: true });
  }
  return old;
}

const nameNow = () => `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

function unfinishedName(folder: string, name: string): string {
  return join(folder, `.${name}.unfinished`);
}

async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => UNFINISHED.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Reads what a backup says of itself and compares every file with it.
 * @throws BackupError when it is not whole, or one of its files was changed
 */
export async function readBackup(path: string): Promise<Manifest> {
  const text = await readFile(join(path, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupError(`${path} is no whole backup: it has no ${MANIFEST}`);
  const told = manifest.safeParse(JSON.parse(text));
  if (!told.success) throw new BackupError(`${join(path, MANIFEST)} is not one of this version`);
  for (const { data, metadata } of told.data.collections) {
    for (const file of [data, metadata]) {
      if ((await sha256Of(join(path, file.path))) !== file.sha256)
        throw new BackupError(`${file.path} of the backup is missing or damaged`);
    }
  }
  return told.data;
}

async function sha256Of(file: string): Promise<string | undefined> {
  if (!(await isThere(file))) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
