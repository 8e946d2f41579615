import { join, resolve } from 'node:path';
import type { Log } from './log.ts';
import { allocatorSettings, nodeOptions } from './memory-table.ts';
import type { ProcessFiles } from './process-files.ts';
import { type ProcessDefinition, type ProcessName, processTable } from './process-table.ts';
import { REPOSITORY } from './repository.ts';
import { environmentOf, type SettingsInput } from './settings.ts';
import { type SupervisedProcess, supervise } from './supervised-process.ts';

/** V8's compiled code of earlier starts: the next ones take half the processor time, and less memory. */
export const COMPILE_CACHE = join(REPOSITORY, '.data', 'compile-cache');
const READY_REQUEST_TIMEOUT_MS = 5_000;
const END_WITH_PARENT = `--import=${new URL('end-with-parent.ts', import.meta.url).href}`;

/**
 * Starts one process of the table, with the settings that it takes, on its port of `settings`.
 * @param instance what its log and process file are called, where several replicas run
 */
export function startProcess(
  name: ProcessName,
  {
    settings,
    dataDir,
    processFiles,
    log,
    instance = name,
  }: {
    settings: SettingsInput;
    dataDir: string;
    processFiles: ProcessFiles;
    log: Log;
    instance?: string;
  },
): SupervisedProcess {
  const definition: ProcessDefinition = processTable[name];
  const entry = join(REPOSITORY, definition.entry);
  return supervise({
    name: instance,
    command: process.execPath,
    args: [...(settings.watch ? watchFlags(definition) : []), END_WITH_PARENT, entry],
    marks: [entry],
    cwd: REPOSITORY,
    // In development the web app's process runs Vite too, which needs more memory than pages do.
    env: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...allocatorSettings,
      ...(settings.watch ? {} : { NODE_OPTIONS: nodeOptions(name) }),
      ...environmentOf(name, settings),
    },
    isReady: () => answersReady(`http://127.0.0.1:${settings.portOf(name)}/readyz`),
    // SIGKILL means that nothing of this process shall go on.
    deathSignal: 'SIGKILL',
    logFile: resolve(dataDir, 'logs', `${instance}.log`),
    processFiles,
    log,
  });
}

function watchFlags({ watchPath }: ProcessDefinition): string[] {
  const watch = watchPath ? `--watch-path=${join(REPOSITORY, watchPath)}` : '--watch';
  return [watch, '--watch-preserve-output', '--watch-kill-signal=SIGINT'];
}

/** True when an address answers with 200. */
export async function answersReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(READY_REQUEST_TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
