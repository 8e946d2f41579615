import { spawnSync } from 'node:child_process';
import { installationSecrets } from '@slots/processes/installation-secrets';
import { REPOSITORY } from '@slots/processes/repository';
import { environmentOf, openSettings } from '@slots/processes/settings';
import { DATA, databasesOfTheSystem } from './databases-of-the-system.ts';

/**
 * Runs a program of the identity service on the databases of `npm start`, whether that is running or not.
 * @param entry from the top of the repository
 * @param password what ADMIN_PASSWORD is, for a program that takes it
 * @throws when it fails
 */
export async function runIdentityCommand(
  entry: string,
  { password = '', output }: { readonly password?: string; readonly output: 'shown' | 'hidden' },
): Promise<void> {
  const databases = await databasesOfTheSystem();
  try {
    const { mongodbUrl, redisUrl } = databases;
    const env = environmentOf('identity', {
      mongodbUrl,
      redisUrl,
      // It calls no other service, so any port will do.
      portOf: () => 1,
      secrets: installationSecrets(DATA),
      adminPassword: password,
      watch: false,
      databasePrefix: '',
      env: { ...openSettings(process.env), ADMIN_PASSWORD: password },
    });
    const { status } = spawnSync(process.execPath, [entry], {
      cwd: REPOSITORY,
      env,
      stdio: ['ignore', output === 'shown' ? 'inherit' : 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('Nothing was changed');
  } finally {
    await databases.stop();
  }
}
