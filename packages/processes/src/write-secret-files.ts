import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomSecret, secretNames } from './installation-secrets.ts';
import { processTable } from './process-table.ts';

// Makes up the secrets of an installation, each in a file of its own in the folder that the first argument
// names: containers read them through settings called NAME_FILE. A file that is there stays as it is, since
// somebody may have changed it. Where the databases run beside the processes, --mongodb and --redis say where:
// then their passwords are made up too, and kept as the addresses that hold them.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mongodb: { type: 'string' }, redis: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) {
  throw new Error('usage: npm run secrets -- <folder> [--mongodb host] [--redis host]');
}

const files = new Map(
  [...secretNames, 'ADMIN_PASSWORD'].map((name) => [
    name,
    randomSecret(name === 'ADMIN_PASSWORD' ? 18 : 32),
  ]),
);
if (values.mongodb) {
  const address = (user: string): string =>
    `mongodb://${user}:${randomSecret(32)}@${values.mongodb}/?replicaSet=rs0&authSource=admin`;
  files.set('MONGODB_URL', address('root'));
  for (const owner of ownersOfData())
    files.set(`MONGODB_URL_${owner.toUpperCase()}`, address(owner));
  // The key by which members of the set know each other; mongod takes letters and digits.
  files.set('MONGODB_KEY', randomSecret(256).replaceAll(/[-_]/g, ''));
}
if (values.redis) files.set('REDIS_URL', `redis://:${randomSecret(32)}@${values.redis}`);

mkdirSync(folder, { recursive: true });
for (const [name, secret] of files) {
  const path = join(folder, name);
  if (!existsSync(path)) writeFileSync(path, secret, { mode: 0o600 });
}
process.stdout.write(`secrets are in ${folder}\n`);

/** The databases of the system, each of which has a user of the same name. */
function ownersOfData(): ReadonlySet<string> {
  return new Set(
    Object.values(processTable).flatMap((one) => ('database' in one ? one.database : [])),
  );
}
