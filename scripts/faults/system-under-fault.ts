import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logToStderr } from '@slots/processes/log';
import { type ProcessName, processNames } from '@slots/processes/process-table';
import type { SupervisedProcess } from '@slots/processes/supervised-process';
import { startSystem } from '@slots/processes/system';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { type Clocks, createClocks } from './clock.ts';
import {
  type MongodbUnderFault,
  type RedisUnderFault,
  startMongodbUnderFault,
  startRedisUnderFault,
} from './databases.ts';
import { mountSmallDisk, type SmallDisk } from './disk.ts';

/** MongoDB begins with some 300 MB. */
const DISK_MEGABYTES = 900;

export const FAULT_ADMIN = { username: 'admin', password: 'a-password-for-faults' } as const;

/** A whole system with databases of its own, every part of which can be hurt. */
export interface SystemUnderFault {
  readonly url: string;
  urlOf(name: ProcessName): string;
  process(name: ProcessName): SupervisedProcess;
  readonly mongodb: MongodbUnderFault;
  readonly redis: RedisUnderFault;
  /** MongoDB's; undefined where no disk can be mounted. */
  readonly disk: SmallDisk | undefined;
  readonly clocks: Clocks | undefined;
  /** All that run at the moment, by name; MongoDB's members together. */
  pids(): ReadonlyMap<string, readonly number[]>;
  stop(): Promise<void>;
}

function running(processes: readonly { readonly pid: number | undefined }[]): readonly number[] {
  return processes.flatMap(({ pid }) => pid ?? []);
}

/** @param only the processes to start; all when left out */
export async function startSystemUnderFault({
  only = processNames,
  withDisk = false,
  withClocks = false,
  mongodbs = 1,
  env = {},
}: {
  readonly only?: readonly ProcessName[];
  readonly withDisk?: boolean;
  readonly withClocks?: boolean;
  /** Members of MongoDB's replica set. */
  readonly mongodbs?: number;
  /** Settings that win over those of this system. */
  readonly env?: NodeJS.ProcessEnv;
} = {}): Promise<SystemUnderFault> {
  if (only.includes('web')) buildWebIfChanged();
  const directory = mkdtempSync(join(tmpdir(), 'slots-faults-'));
  const clocks = withClocks ? createClocks(join(directory, 'clocks')) : undefined;
  const mongoDirectory = join(directory, 'mongodb');
  const disk = withDisk ? mountSmallDisk(mongoDirectory, DISK_MEGABYTES) : undefined;
  const ends: (() => Promise<void> | void)[] = [
    () => disk?.remove(),
    () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }),
  ];
  async function stop(): Promise<void> {
    for (const end of ends.splice(0)) await end();
  }
  try {
    const mongodb = await startMongodbUnderFault(join(mongoDirectory, 'data'), {
      dataDir: directory,
      env: { ...clocks?.environmentOf('mongodb') },
      count: mongodbs,
    });
    ends.unshift(...mongodb.members.map(({ stop }) => stop));
    const redis = await startRedisUnderFault(directory);
    ends.unshift(redis.stop);
    const system = await startSystem({
      mongodbUrl: mongodb.url,
      redisUrl: redis.url,
      dataDir: directory,
      only,
      env: {
        ADMIN_USERNAME: FAULT_ADMIN.username,
        ADMIN_PASSWORD: FAULT_ADMIN.password,
        LINK_CHECKS: 'false',
        SEED_DEMO: 'true',
        SEED_GAMES: '100',
        SIMULATOR_GAMES: '600',
        CATALOGUE_RATE: '50',
        ...env,
      },
      ...(clocks && { surroundings: clocks.environmentOf }),
      log: logToStderr,
    });
    ends.unshift(system.stop);
    return {
      url: system.url,
      urlOf: system.urlOf,
      process: system.process,
      mongodb,
      redis,
      disk,
      clocks,
      pids() {
        const all = [
          ...only.map((name) => [name, [system.process(name)]] as const),
          ['mongodb', mongodb.members] as const,
          ['redis', [redis]] as const,
        ];
        return new Map(all.map(([name, processes]) => [name, running(processes)]));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
