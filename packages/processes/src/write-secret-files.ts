import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPassword, installationSecrets } from './installation-secrets.ts';

// Makes up the secrets of an installation once and keeps each in a file of its own, in the folder that
// the first argument names: containers read them through settings called NAME_FILE.
const folder = process.argv[2];
if (!folder) throw new Error('usage: node write-secret-files.ts <folder>');

const secrets = { ...installationSecrets(folder), ADMIN_PASSWORD: adminPassword(folder) };
for (const [name, value] of Object.entries(secrets)) {
  writeFileSync(join(folder, name), value, { mode: 0o600 });
}
process.stdout.write(`secrets are in ${folder}\n`);
