import {
  adminPasswordFile,
  keepAdminPassword,
  randomSecret,
} from '@slots/processes/installation-secrets';
import { DATA } from './system/databases-of-the-system.ts';
import { runIdentityCommand } from './system/identity-command.ts';

const PASSWORD_BYTES = 15;

try {
  const password = randomSecret(PASSWORD_BYTES);
  await runIdentityCommand('services/identity/src/admin-reset.ts', { password, output: 'hidden' });
  keepAdminPassword(DATA, password);
  console.log(`New password: ${password}   (kept in ${adminPasswordFile('.data')})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
