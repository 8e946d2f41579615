import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomSecret, secretNames } from './installation-secrets.ts';

// Makes up the secrets of an installation, each in a file of its own in the folder that the first argument
// names: containers read them through settings called NAME_FILE. A file that is there stays as it is, since
// somebody may have changed it.
const folder = process.argv[2];
if (!folder) throw new Error('usage: node write-secret-files.ts <folder>');

mkdirSync(folder, { recursive: true });
for (const name of [...secretNames, 'ADMIN_PASSWORD']) {
  const path = join(folder, name);
  const secret = randomSecret(name === 'ADMIN_PASSWORD' ? 15 : 32);
  if (!existsSync(path)) writeFileSync(path, secret, { mode: 0o600 });
}
process.stdout.write(`secrets are in ${folder}\n`);
