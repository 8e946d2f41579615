import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeForOwner } from './installation-secrets.ts';

const schema = z.object({ mongodbUrl: z.string(), redisUrl: z.string() });

/** Where the databases of the running system are, for commands that work beside it. */
export type Addresses = z.infer<typeof schema>;

const fileIn = (dataDir: string): string => join(dataDir, 'addresses.json');

export function keepAddresses(dataDir: string, { mongodbUrl, redisUrl }: Addresses): void {
  // An address that was given to us can hold a password.
  writeForOwner(fileIn(dataDir), JSON.stringify({ mongodbUrl, redisUrl }));
}

export function forgetAddresses(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

export function readAddresses(dataDir: string): Addresses {
  return schema.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
}
