import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessName, processNames } from '@slots/processes/process-table';
import type { SupervisedProcess } from '@slots/processes/supervised-process';
import { startSystem } from '@slots/processes/system';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { type Clocks, createClocks } from './clock.ts';
import { type HurtMongodb, type HurtRedis, startHurtMongodb, startHurtRedis } from './databases.ts';
import { mountSmallDisk, type SmallDisk } from './disk.ts';

/** MongoDB begins with some 300 MB. */
const DISK_MEGABYTES = 900;

export const HURT_ADMIN = { username: 'admin', password: 'a-password-for-faults' } as const;

/** A whole system with databases of its own, every part of which can be hurt. */
export interface HurtSystem {
  readonly url: string;
  urlOf(name: ProcessName): string;
  process(name: ProcessName): SupervisedProcess;
  readonly mongodb: HurtMongodb;
  readonly redis: HurtRedis;
  /** MongoDB's; undefined where no disk can be mounted. */
  readonly disk: SmallDisk | undefined;
  readonly clocks: Clocks | undefined;
  /** All that run at the moment, by name. */
  pids(): ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** @param only the processes to start; all when left out */
export async function startHurtSystem({
  only = processNames,
  withDisk = false,
  withClocks = false,
}: {
  readonly only?: readonly ProcessName[];
  readonly withDisk?: boolean;
  readonly withClocks?: boolean;
} = {}): Promise<HurtSystem> {
  if (only.includes('web')) buildWebIfChanged((line) => process.stderr.write(`${line}\n`));
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
    const mongodb = await startHurtMongodb(join(mongoDirectory, 'data'), {
      ...clocks?.environmentOf('mongodb'),
    });
    ends.unshift(mongodb.stop);
    const redis = await startHurtRedis(join(directory, 'redis'), {});
    ends.unshift(redis.stop);
    const system = await startSystem({
      mongodbUrl: mongodb.url,
      redisUrl: redis.url,
      dataDir: directory,
      only,
      env: {
        ADMIN_USERNAME: HURT_ADMIN.username,
        ADMIN_PASSWORD: HURT_ADMIN.password,
        LINK_CHECKS: 'false',
        SEED_DEMO: 'true',
        SEED_GAMES: '100',
        SIMULATOR_GAMES: '600',
        CATALOGUE_RATE: '50',
      },
      ...(clocks && { surroundings: clocks.environmentOf }),
      log: (line) => process.stderr.write(`${line}\n`),
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
          ...only.map((name) => [name, system.process(name).pid] as const),
          ['mongodb', mongodb.pid] as const,
          ['redis', redis.pid] as const,
        ];
        return new Map(
          all.flatMap(([name, pid]): [string, number][] =>
            pid === undefined ? [] : [[name, pid]],
          ),
        );
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
