import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installationSecrets } from '@slots/processes/installation-secrets';
import { logToStderr } from '@slots/processes/log';
import type { ProcessName } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import type * as SystemModule from '@slots/processes/system';
import { signServiceCredential } from '@slots/tokens/service-credential';
import { signIn } from './api-caller.ts';

const ADMIN = { username: 'admin', password: 'a-password-for-benches' } as const;

/** The MongoDB and the Redis of a bench, which `npm run bench` starts. */
export const { MONGODB_URL: mongodbUrl = '', REDIS_URL: redisUrl = '' } = process.env;

/** The beginning of the names of a system's databases, so that several may use one server. */
export const benchPrefix = () => `bench-${randomBytes(4).toString('hex')}-`;

/**
 * Starts a system for a bench on databases of its own. Its limits count requests and refuse none, unless `env` says
 * otherwise.
 * @param root the checkout of the repository that it runs from
 */
export async function startMeasuredSystem({
  root = REPOSITORY,
  databasePrefix = benchPrefix(),
  env = {},
  ...options
}: Pick<SystemModule.SystemOptions, 'databasePrefix' | 'env' | 'only' | 'surroundings'> & {
  root?: string;
} = {}) {
  const { startSystem }: typeof SystemModule = await import(
    join(root, 'packages/processes/src/system.ts')
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const system = await startSystem({
    ...options,
    mongodbUrl,
    redisUrl,
    dataDir,
    databasePrefix,
    env: {
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_PROFILE: 'load',
      LINK_CHECKS: 'false',
      CATALOGUE_RATE: '50',
      QUEUE_PREFIX: databasePrefix,
      ...env,
    },
    log: logToStderr,
  });
  return {
    ...system,
    /** Signs the administrator in; gives the cookie. */
    signIn: () => signIn(system.url, ADMIN),
    /** @throws when that process does not run */
    pidOf(name: ProcessName): number {
      const { pid } = system.process(name);
      if (pid === undefined) throw new Error(`${name} does not run`);
      return pid;
    },
    /** The headers by which catalog takes a call for the gateway's; valid for a minute. */
    gatewayHeaders() {
      const secrets = [installationSecrets(dataDir).SERVICE_SECRET];
      const credential = signServiceCredential({ from: 'gateway', to: 'catalog', secrets });
      return { authorization: `Bearer ${credential}` };
    },
    async stop() {
      await system.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
