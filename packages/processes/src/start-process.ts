import { join, resolve } from 'node:path';
import type { ProcessFiles } from './process-files.ts';
import { type ProcessDefinition, type ProcessName, processTable } from './process-table.ts';
import { REPOSITORY } from './repository.ts';
import { environmentOf, type SettingsInput } from './settings.ts';
import { type SupervisedProcess, supervise } from './supervised-process.ts';

/** What V8 made of the code at earlier starts: the next ones take half the processor time, and less memory. */
const COMPILE_CACHE = join(REPOSITORY, '.data', 'compile-cache');
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
    log: (line: string) => void;
    instance?: string;
  },
): SupervisedProcess {
  const definition: ProcessDefinition = processTable[name];
  const entry = join(REPOSITORY, definition.entry);
  return supervise({
    name: instance,
    args: [
      // Whoever develops has Vite in the web app's process too, which wants more memory than pages do.
      ...(settings.watch ? watchFlags(definition) : (definition.nodeArguments ?? [])),
      END_WITH_PARENT,
      entry,
    ],
    entry,
    cwd: REPOSITORY,
    // Each thread of Node's pool would else keep for itself what it once needed, 20 MB for a password.
    env: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      MALLOC_ARENA_MAX: '2',
      ...environmentOf(name, settings),
    },
    readyUrl: `http://127.0.0.1:${settings.portOf(name)}/readyz`,
    logFile: resolve(dataDir, 'logs', `${instance}.log`),
    processFiles,
    log,
  });
}

function watchFlags({ watchPath }: ProcessDefinition): string[] {
  const watch = watchPath ? `--watch-path=${join(REPOSITORY, watchPath)}` : '--watch';
  return [watch, '--watch-preserve-output', '--watch-kill-signal=SIGINT'];
}
