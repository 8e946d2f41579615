import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { type Databases, startDatabases } from '@slots/databases/databases';
import { logToStderr } from '@slots/processes/log';
import { createProcessFiles } from '@slots/processes/process-files';
import { REPOSITORY } from '@slots/processes/repository';
import { MongoClient } from 'mongodb';
import { startContainers } from './containers.ts';

/** Memory as a folder, on Linux. */
const MEMORY = '/dev/shm';
/** Memory for the databases of a whole run. */
const MEMORY_NEEDED_BYTES = 4 * 2 ** 30;
/**
 * Where there is room in memory: tests create thousands of collections and indexes, each of which waits for the
 * disk, and a checkpoint of so many files makes every write wait for seconds.
 */
const RUNS = hasRoomInMemory()
  ? join(MEMORY, 'slots-test-runs')
  : join(REPOSITORY, '.data', 'test-runs');

/**
 * MongoDB and Redis for one test run: from MONGODB_URL / REDIS_URL where both are set, else
 * containers where a Docker daemon answers, else own processes with their data in a folder that
 * goes away with the run.
 */
export async function startTestServers(runId: string): Promise<Databases> {
  const given = process.env['MONGODB_URL'] && process.env['REDIS_URL'];
  const servers = (given ? undefined : await startContainers()) ?? (await startLocal());
  return {
    ...servers,
    async stop() {
      if (given) await dropDatabases(servers.mongodbUrl, runId);
      await servers.stop();
    },
  };
}

async function startLocal(): Promise<Databases> {
  mkdirSync(RUNS, { recursive: true });
  await removeAbandonedRuns();
  const dataDir = mkdtempSync(join(RUNS, 'run-'));
  const run = { pid: process.pid, marks: ['jest'] };
  createProcessFiles(join(dataDir, 'processes')).write('run', run);
  const servers = await startDatabases({ dataDir, env: process.env, log: logToStderr });
  return {
    ...servers,
    async stop() {
      await servers.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_NEEDED_BYTES;
  } catch {
    // No such folder on other systems.
    return false;
  }
}

/** Ends the servers and removes the data of test runs that were killed. */
async function removeAbandonedRuns(): Promise<void> {
  for (const name of readdirSync(RUNS)) {
    const dataDir = join(RUNS, name);
    const processFiles = createProcessFiles(join(dataDir, 'processes'));
    if (processFiles.running('run')) continue;
    await processFiles.endStale();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Leaves a server that was given to us as it was found. */
async function dropDatabases(url: string, runId: string): Promise<void> {
  const client = new MongoClient(url);
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const ours = databases.filter(({ name }) => name.startsWith(`test-${runId}-`));
    await Promise.all(ours.map(({ name }) => client.db(name).dropDatabase()));
  } finally {
    await client.close();
  }
}
