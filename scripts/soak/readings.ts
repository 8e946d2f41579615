import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessFiles } from '@slots/processes/process-files';
import type { Redis } from 'ioredis';
import type { MongoClient } from 'mongodb';
import { heldByOne } from '../faults/processes.ts';

/** One number at one moment: what was measured, of whom. */
export interface Reading {
  /** Since the first reading. */
  readonly minutes: number;
  readonly measure: string;
  readonly of: string;
  readonly value: number;
}

type Measured = Omit<Reading, 'minutes'>;

/** The measures of each process; docs and the plot use the same words. */
export const MEMORY = 'memory, MB';
export const SOCKETS = 'open sockets';

const TIMEOUT_MS = 5_000;
const QUEUE =
  /^(?<metric>queue_jobs|queue_oldest_waiting_seconds)\{(?<labels>[^}]*)\} (?<value>\S+)$/gm;

/** Resident memory and open sockets of every process that runs here by its file, databases included. */
export function readProcesses(dataDir: string): Measured[] {
  const directory = join(dataDir, 'processes');
  const files = createProcessFiles(directory);
  return readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .flatMap((of) => {
      const pid = files.running(of)?.pid;
      if (pid === undefined) return [];
      const { megabytes, sockets } = heldByOne(pid);
      return [
        { measure: MEMORY, of, value: megabytes },
        { measure: SOCKETS, of, value: sockets },
      ];
    });
}

/** Connections that the servers themselves count. */
export async function readDatabases(mongo: MongoClient, redis: Redis): Promise<Measured[]> {
  const [status, clients] = await Promise.all([
    mongo.db('admin').command({ serverStatus: 1 }),
    redis.info('clients'),
  ]);
  const measure = 'connections';
  return [
    { measure, of: 'MongoDB', value: Number(status['connections'].current) },
    { measure, of: 'Redis', value: Number(/connected_clients:(\d+)/.exec(clients)?.[1]) },
  ];
}

/** Depth and age of the import queue, as the worker at `url` tells them. */
export async function readQueue(url: string): Promise<Measured[]> {
  const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return [...(await answer.text()).matchAll(QUEUE)].flatMap(({ groups }) => {
    const { metric, labels = '', value } = groups ?? {};
    if (!labels.includes('queue="import"')) return [];
    if (metric === 'queue_oldest_waiting_seconds') {
      return [{ measure: 'oldest job waiting, s', of: 'import', value: Number(value) }];
    }
    const state = /state="(\w+)"/.exec(labels)?.[1] ?? '';
    // Finished jobs are kept by design, up to a number.
    if (state === 'completed' || state === 'failed') return [];
    return [{ measure: 'jobs of imports', of: state, value: Number(value) }];
  });
}
