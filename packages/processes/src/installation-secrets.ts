import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The secrets that an installation makes once, beside the password of its first administrator. */
export const secretNames = [
  'SERVICE_SECRET',
  'KEY_ENCRYPTION_SECRET',
  'CATALOGUE_TOKEN',
  'CATALOGUE_SECRET',
  'LAUNCHER_TOKEN_SECRET',
  'CREDENTIALS_SECRET',
] as const;

export type InstallationSecrets = Readonly<Record<(typeof secretNames)[number], string>>;

const OWNER_ONLY = 0o600;
const complete = z.record(z.enum(secretNames), z.string().min(32));
const stored = z.partialRecord(complete.keyType, complete.valueType);

/** The secrets of this installation, kept in `secrets.json`; those not there yet are made up now. */
export function installationSecrets(dataDir: string): InstallationSecrets {
  const path = join(dataDir, 'secrets.json');
  const known = stored.parse(JSON.parse(readIfThere(path) ?? '{}'));
  const secrets = complete.parse(
    Object.fromEntries(secretNames.map((name) => [name, known[name] ?? randomSecret(32)])),
  );
  if (secretNames.some((name) => known[name] === undefined)) {
    writeForOwner(path, JSON.stringify(secrets, undefined, 2));
  }
  return secrets;
}

/** Where the first administrator's generated password is kept. */
export function adminPasswordFile(dataDir: string): string {
  return join(dataDir, 'admin-password');
}

/** The kept password of the first administrator; made up at the first start. */
export function adminPassword(dataDir: string): string {
  return keptOrMadeUp(adminPasswordFile(dataDir), 18);
}

export function keepAdminPassword(dataDir: string, password: string): void {
  writeForOwner(adminPasswordFile(dataDir), `${password}\n`);
}

/** The kept password of the MongoDB and the Redis that `npm start` runs; made up at the first start. */
export function databasePassword(dataDir: string): string {
  return keptOrMadeUp(join(dataDir, 'database-password'), 32);
}

function keptOrMadeUp(path: string, bytes: number): string {
  const kept = readIfThere(path)?.trim();
  if (kept) return kept;
  const password = randomSecret(bytes);
  writeForOwner(path, `${password}\n`);
  return password;
}

/** Text of `bytes` random bytes, safe in an address and in a shell. */
export function randomSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64url').replace(/^-/, 'x');
}

/** Writes a file that only its owner may read. */
export function writeForOwner(path: string, content: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content, { mode: OWNER_ONLY });
  // The mode above holds for a new file only.
  chmodSync(path, OWNER_ONLY);
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
