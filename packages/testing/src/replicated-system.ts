import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installationSecrets } from '@slots/processes/installation-secrets';
import { logToStderr } from '@slots/processes/log';
import { freePort } from '@slots/processes/ports';
import { createProcessFiles } from '@slots/processes/process-files';
import { type ProcessName, processNames } from '@slots/processes/process-table';
import { startProcess } from '@slots/processes/start-process';
import type { SupervisedProcess } from '@slots/processes/supervised-process';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { type Balancer, startBalancer } from './balancer.ts';
import { freshDatabase, redisUrl } from './databases.ts';
import { TEST_ADMIN } from './whole-system.ts';

/** Everything but the stand-in for the external catalogue. */
const REPLICATED = processNames.filter((name) => name !== 'catalogue-simulator');

interface Replica {
  readonly port: number;
  readonly process: SupervisedProcess;
}

/**
 * Starts `count` replicas of every process, one of the catalogue simulator. Nothing is seeded. Callers of one go
 * through its balancer, as in a cluster.
 */
export async function startReplicatedSystem({
  count,
  env = {},
}: {
  count: number;
  env?: NodeJS.ProcessEnv;
}) {
  buildWebIfChanged();
  const dataDir = mkdtempSync(join(tmpdir(), 'slots-replicas-'));
  const processFiles = createProcessFiles(join(dataDir, 'processes'));
  const balancers = new Map<ProcessName, Balancer>();
  const replicas = new Map<ProcessName, Replica[]>();
  for (const name of processNames) {
    balancers.set(name, await startBalancer());
    replicas.set(name, []);
  }
  const url = entryOf(balancers, 'gateway').url;
  const launcherPort = await freePort();
  const { mongodbUrl, database } = freshDatabase();
  const settings = {
    mongodbUrl,
    redisUrl: await redisUrl(),
    secrets: installationSecrets(dataDir),
    adminPassword: TEST_ADMIN.password,
    watch: false,
    databasePrefix: `${database}-`,
    env: {
      PUBLIC_ORIGIN: url,
      ADMIN_USERNAME: TEST_ADMIN.username,
      QUEUE_PREFIX: `test-${randomBytes(4).toString('hex')}`,
      SEED_DEMO: 'false',
      SEED_GAMES: '0',
      CATALOGUE_RATE: '50',
      ...env,
    },
  };
  let started = 0;

  async function start(name: ProcessName): Promise<void> {
    const port = await freePort();
    started += 1;
    const process = startProcess(name, {
      settings: {
        ...settings,
        portOf(other) {
          if (other === 'launcher') return launcherPort;
          return other === name ? port : Number(new URL(entryOf(balancers, other).url).port);
        },
      },
      dataDir,
      processFiles,
      log: logToStderr,
      instance: `${name}-${started}`,
    });
    entryOf(replicas, name).push({ port, process });
    // A gateway is ready when the services are, and they start in any order.
    await process.ready();
    await entryOf(balancers, name).add(port);
  }

  async function end(name: ProcessName, replica: Replica): Promise<void> {
    await replica.process.stop('SIGTERM');
    entryOf(balancers, name).remove(replica.port);
    entryOf(replicas, name).splice(entryOf(replicas, name).indexOf(replica), 1);
  }

  async function stop(): Promise<void> {
    const running = [...replicas.values()].flat();
    await Promise.all(running.map(({ process }) => process.stop()));
    await Promise.all([...balancers.values()].map((balancer) => balancer.close()));
    rmSync(dataDir, { recursive: true, force: true });
  }

  try {
    await Promise.all([
      start('catalogue-simulator'),
      ...REPLICATED.flatMap((name) => Array.from({ length: count }, () => start(name))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Leads to any of the gateways. */
    url,
    /** Each replica's own address. */
    urlsOf: (name: ProcessName) =>
      entryOf(replicas, name).map(({ port }) => `http://127.0.0.1:${port}`),
    /** Starts one more of each, as when everything is scaled up. */
    async grow(): Promise<void> {
      await Promise.all(REPLICATED.map(start));
    },
    /**
     * Replaces every replica of everything, one after the other, as a rolling upgrade does: a new one is ready
     * before an old one is stopped. Resolves when the last old one has ended.
     */
    async roll(): Promise<void> {
      const ends: Promise<void>[] = [];
      for (const name of REPLICATED) {
        for (const old of entryOf(replicas, name).slice()) {
          await start(name);
          ends.push(end(name, old));
        }
      }
      await Promise.all(ends);
    },
    stop,
  };
}

export type ReplicatedSystem = Awaited<ReturnType<typeof startReplicatedSystem>>;

function entryOf<Value>(map: ReadonlyMap<ProcessName, Value>, name: ProcessName): Value {
  const found = map.get(name);
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
}
