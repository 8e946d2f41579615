import { join } from 'node:path';
import { CannotObtain } from '@slots/databases/cannot-obtain';
import { type StartedDatabases, startDatabases } from '@slots/databases/databases';
import { forgetAddresses, keepAddresses } from '@slots/processes/addresses';
import {
  adminPassword,
  adminPasswordFile,
  databasePassword,
} from '@slots/processes/installation-secrets';
import { holderOf } from '@slots/processes/port-holder';
import { isFree } from '@slots/processes/ports';
import { createProcessFiles } from '@slots/processes/process-files';
import { processNames } from '@slots/processes/process-table';
import { openSettings } from '@slots/processes/settings';
import { type System, startSystem } from '@slots/processes/system';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { COMMAND, COMMAND_RUNS, DATA } from './databases-of-the-system.ts';
import { onParentDeath } from './parent.ts';

const DEFAULT_PORT = 8080;

/** A reason not to start that a person can act on. */
class CannotStart extends Error {}

/** Starts databases and processes, tells where they are, and runs until a signal ends them all. */
export async function runSystem({ watch }: { watch: boolean }): Promise<void> {
  const startedAt = Date.now();
  const stopRequest = new AbortController();
  const stopRequested = new Promise<void>((resolve) => {
    const stop = (): void => {
      if (!stopRequest.signal.aborted) console.log('\nStopping …');
      stopRequest.abort();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    onParentDeath(stop);
  });
  const processFiles = createProcessFiles(join(DATA, 'processes'));
  const ownCatalogue = Boolean(process.env['CATALOGUE_URL']);
  let databases: StartedDatabases | undefined;
  let system: System | undefined;
  try {
    const port = await publicPort();
    if (processFiles.running('start')) {
      throw new CannotStart('It runs already in this folder; stop it there with Ctrl-C first.');
    }
    if (processFiles.running(COMMAND)) throw new CannotStart(COMMAND_RUNS);
    const stale = await processFiles.endStale();
    if (stale.length > 0)
      console.log(`Ended what an earlier start left behind: ${stale.join(', ')}`);
    processFiles.write('start', { pid: process.pid, marks: ['scripts/'] });
    databases = await startDatabases({
      dataDir: DATA,
      password: databasePassword(DATA),
      env: process.env,
      log: console.log,
    });
    stopRequest.signal.throwIfAborted();
    if (!watch) buildWebIfChanged(console.log);
    keepAddresses(DATA, databases);
    console.log('Starting the services …');
    system = await startSystem({
      mongodbUrl: databases.mongodbUrl,
      redisUrl: databases.redisUrl,
      port,
      dataDir: DATA,
      env: openSettings(process.env),
      only: processNames.filter((name) => !(ownCatalogue && name === 'catalogue-simulator')),
      watch,
      signal: stopRequest.signal,
      log: console.log,
    });
    announce(system, {
      watch,
      seconds: (Date.now() - startedAt) / 1000,
      mayBeEmpty: databases.mayBeEmpty,
    });
    await stopRequested;
  } catch (error) {
    if (!stopRequest.signal.aborted) {
      process.exitCode = 1;
      console.error(`\n${explain(error)}`);
    }
  }
  await system?.stop();
  await databases?.stop();
  // One that was refused leaves the files of the one that runs.
  if (databases) {
    forgetAddresses(DATA);
    processFiles.remove('start');
    console.log('Stopped.');
  }
  process.exit();
}

async function publicPort(): Promise<number> {
  const text = process.env['PORT'] || String(DEFAULT_PORT);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port >= 65_535) {
    throw new CannotStart(`PORT must be a number from 1 to 65534, and is "${text}".`);
  }
  for (const [needed, what] of [
    [port, 'the site'],
    [port + 1, 'the game launcher'],
  ] as const) {
    if (await isFree(needed)) continue;
    const holder = holderOf(needed) ?? 'another process';
    throw new CannotStart(
      `Port ${needed}, for ${what}, is taken by ${holder}.\nChoose another one: PORT=9000 npm start`,
    );
  }
  return port;
}

function announce(
  system: System,
  { watch, seconds, mayBeEmpty }: { watch: boolean; seconds: number; mayBeEmpty: boolean },
): void {
  const ownPassword = process.env['ADMIN_PASSWORD'];
  // What holds of any empty database, since one that was given by its address may be filled.
  const filling = mayBeEmpty
    ? "An empty database is filled in the background: demo casinos, the catalogue's list, the first games.\n"
    : '';
  console.log(`
Ready after ${seconds.toFixed(1)} seconds.

  Site        ${system.url}
  Sign in     ${system.url}/login
  User name   ${process.env['ADMIN_USERNAME'] || 'admin'}
  Password    ${ownPassword ? 'the one in ADMIN_PASSWORD' : `${adminPassword(DATA)}   (kept in ${adminPasswordFile('.data')})`}

${filling}Logs are in .data/logs.${watch ? ' Changed files are taken up at once.' : ''} Stop everything with Ctrl-C.`);
}

function explain(error: unknown): string {
  if (error instanceof CannotStart || error instanceof CannotObtain) return error.message;
  return error instanceof Error ? `It could not be started. ${error.message}` : String(error);
}
