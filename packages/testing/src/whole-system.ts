import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logToStderr } from '@slots/processes/log';
import { type ProcessName, processTable } from '@slots/processes/process-table';
import { type System, startSystem } from '@slots/processes/system';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { freshDatabase, redisUrl, type TestDatabase } from './databases.ts';

/** The first super administrator of a system under test. */
export const TEST_ADMIN = { username: 'admin', password: 'a-password-for-tests' } as const;

/** A process with a database of its own. */
export type ServiceName = Exclude<ProcessName, 'gateway' | 'web' | 'catalogue-simulator'>;

export interface TestedSystem extends System {
  /** The database of a service. */
  databaseOf(name: ServiceName): TestDatabase;
  /** All that the processes have logged so far. */
  logs(): string;
}

/**
 * The system as `npm start` runs it, or the part of it that `only` names, on databases of its own.
 * Nothing is seeded and the catalogue has 300 games unless `env` says otherwise. Its URL is the
 * gateway's. Stop it in `afterAll`.
 */
export async function startWholeSystem(
  options: { only?: readonly ProcessName[]; env?: NodeJS.ProcessEnv } = {},
): Promise<TestedSystem> {
  const { only, env = {} } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'slots-system-'));
  if (!only || only.includes('web')) buildWebIfChanged();
  const { mongodbUrl, database } = freshDatabase();
  const databasePrefix = `${database}-`;
  const system = await startSystem({
    mongodbUrl,
    redisUrl: await redisUrl(),
    dataDir,
    databasePrefix,
    ...(only ? { only } : {}),
    env: {
      ADMIN_USERNAME: TEST_ADMIN.username,
      ADMIN_PASSWORD: TEST_ADMIN.password,
      QUEUE_PREFIX: `test-${randomBytes(4).toString('hex')}`,
      LINK_CHECKS: 'false',
      SEED_DEMO: 'false',
      SEED_GAMES: '0',
      SIMULATOR_GAMES: '300',
      CATALOGUE_RATE: '50',
      ...env,
    },
    log: logToStderr,
  });
  return {
    ...system,
    databaseOf: (name) => ({
      mongodbUrl,
      database: `${databasePrefix}${processTable[name].database}`,
    }),
    logs() {
      const folder = join(dataDir, 'logs');
      return readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('');
    },
    async stop() {
      await system.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
