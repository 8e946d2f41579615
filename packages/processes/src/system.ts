import { join } from 'node:path';
import { adminPassword, installationSecrets } from './installation-secrets.ts';
import type { Log } from './log.ts';
import { choosePorts, freePort } from './ports.ts';
import { createProcessFiles } from './process-files.ts';
import { type ProcessName, processNames } from './process-table.ts';
import { startProcess } from './start-process.ts';
import type { SupervisedProcess } from './supervised-process.ts';

export interface SystemOptions {
  mongodbUrl: string;
  redisUrl: string;
  /** The public port; the launcher takes the next one. Left out: the system chooses both. */
  port?: number;
  /** Where secrets, logs and process files are kept. */
  dataDir: string;
  /** Settings that win over the worked-out ones, for every process that takes them. */
  env?: NodeJS.ProcessEnv;
  /** The environment of a process besides its settings, such as a library that is loaded before it. */
  surroundings?: (name: ProcessName) => NodeJS.ProcessEnv;
  /** The processes to start; all of them when left out. */
  only?: readonly ProcessName[];
  /** Starts a process anew when one of its files changes; the web app reloads by itself. */
  watch?: boolean;
  /** Put before every database's name, so that tests can share a server. */
  databasePrefix?: string;
  /** Gives the start up: what runs by then is stopped and the start rejects. */
  signal?: AbortSignal;
  log: Log;
}

const FRONT: ReadonlySet<ProcessName> = new Set(['gateway', 'web']);

/**
 * Starts the processes of the system at the same time and waits until each says it is ready.
 * @throws when one cannot start; nothing is left running then
 */
export async function startSystem(options: SystemOptions) {
  const { dataDir, log, watch = false } = options;
  const names = processNames.filter((name) => options.only?.includes(name) ?? true);
  const ports = await systemPorts(options);
  const portOf = (name: ProcessName | 'launcher'): number => {
    const port = ports.get(name);
    if (port === undefined) throw new Error(`No port was chosen for ${name}`);
    return port;
  };
  const urlOf = (name: ProcessName | 'launcher'): string => `http://127.0.0.1:${portOf(name)}`;
  const processFiles = createProcessFiles(join(dataDir, 'processes'));
  const settings = {
    mongodbUrl: options.mongodbUrl,
    redisUrl: options.redisUrl,
    portOf,
    secrets: installationSecrets(dataDir),
    adminPassword: options.env?.['ADMIN_PASSWORD'] || adminPassword(dataDir),
    watch,
    databasePrefix: options.databasePrefix ?? '',
    env: options.env ?? {},
    surroundings: options.surroundings,
  };

  const processes = new Map<ProcessName, SupervisedProcess>();
  for (const name of names) {
    const started = startProcess(name, { settings, dataDir, processFiles, log });
    processes.set(name, started);
  }

  async function stopWhere(belongs: (name: ProcessName) => boolean): Promise<void> {
    const chosen = [...processes].filter(([name]) => belongs(name));
    await Promise.all(chosen.map(([, running]) => running.stop()));
  }
  /** Stops all of them: first what takes calls from outside, then the rest. */
  async function stop(): Promise<void> {
    await stopWhere((name) => FRONT.has(name));
    await stopWhere((name) => !FRONT.has(name));
  }

  try {
    const allReady = Promise.all([...processes.values()].map((started) => started.ready()));
    await Promise.race([allReady, aborted(options.signal)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** The public address, which is the gateway's. */
    url: urlOf('gateway'),
    launcherUrl: urlOf('launcher'),
    /** The address of a process inside. */
    urlOf,
    /** @throws when that process was not started here */
    process(name: ProcessName): SupervisedProcess {
      const running = processes.get(name);
      if (!running) throw new Error(`${name} was not started`);
      return running;
    },
    stop,
  };
}

/** The running processes. */
export type System = Awaited<ReturnType<typeof startSystem>>;

async function systemPorts({
  port,
  dataDir,
}: SystemOptions): Promise<ReadonlyMap<ProcessName | 'launcher', number>> {
  const inner = processNames.filter((name) => name !== 'gateway');
  const ports = await choosePorts<ProcessName | 'launcher'>(join(dataDir, 'ports.json'), inner);
  return new Map([
    ...ports,
    ['gateway', port ?? (await freePort())],
    ['launcher', port === undefined ? await freePort() : port + 1],
  ]);
}

/** Rejects when the signal is given; never settles without one. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(new Error('The start was given up'));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
