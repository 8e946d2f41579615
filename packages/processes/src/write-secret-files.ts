import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomSecret, secretNames } from './installation-secrets.ts';
import { ownersOfData } from './process-table.ts';

// Makes up the secrets of an installation, each in a file of its own in the folder that the first argument
// names: containers read them through settings called NAME_FILE. An existing file stays as it is, since it
// may have been changed. Where the databases run beside the processes, --mongodb and --redis say where:
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
  for (const user of [...ownersOfData, 'backup'])
    files.set(`MONGODB_URL_${user.toUpperCase()}`, address(user));
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
