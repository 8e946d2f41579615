import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { ProcessFiles } from './process-files.ts';
import { hasEnded, spawnTied, stopChild, type TiedChildOptions } from './tied-child.ts';

const STOP_GRACE_MS = 30_000;
const READY_POLL_MS = 100;
const READY_TIMEOUT_MS = 120_000;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A process that ran this long has not crashed at its start: its delay begins anew. */
const STEADY_MS = 60_000;
/** Twice could be a port that was taken in between; three times is a fault. */
const CRASHES_AT_START = 3;

export interface SupervisedOptions extends Omit<TiedChildOptions, 'output'> {
  name: string;
  /** Texts of its command line, by which a process left behind is recognised. */
  marks: readonly string[];
  /** True when it does its work. Must not fail. */
  isReady: () => Promise<boolean>;
  /** Ends in a row after which it is not started again; unlimited when left out. */
  maxCrashes?: number;
  logFile: string;
  processFiles: ProcessFiles;
  log: Log;
}

/** Starts a process and looks after it until it is stopped. */
export function supervise(options: SupervisedOptions) {
  const { name, log, maxCrashes } = options;
  let child: ChildProcess | undefined;
  let wanted = true;
  let crashes = 0;
  let nextStart: NodeJS.Timeout | undefined;

  mkdirSync(dirname(options.logFile), { recursive: true });
  rmSync(options.logFile, { force: true });

  function start(): void {
    nextStart = undefined;
    const startedAt = Date.now();
    const started = spawnIt(options);
    child = started;
    started.once('exit', (code, signal) => {
      options.processFiles.remove(name);
      if (!wanted || child !== started) return;
      if (Date.now() - startedAt > STEADY_MS) crashes = 0;
      const pause = Math.min(FIRST_DELAY_MS * 2 ** crashes, MAX_DELAY_MS);
      crashes += 1;
      const how = `${name} ended (${signal ?? `code ${code}`})`;
      if (crashes === maxCrashes) {
        log(
          `${how} ${crashes} times in a row and is not started again. ` +
            `Mend it, stop all with Ctrl-C, and start anew. ${endOfLog(options)}`,
        );
        return;
      }
      if (crashes === 1) log(`${how} and is started again; see ${options.logFile}`);
      nextStart = setTimeout(start, pause);
    });
    started.once('error', (error) => log(`${name} could not be started: ${error.message}`));
  }

  /**
   * Resolves once the process answers that it is ready.
   * @throws when it crashes again and again before, or is not ready in time; the message holds the end of its log
   */
  async function ready(timeoutMs = READY_TIMEOUT_MS): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await options.isReady())) {
      if (!wanted) throw new Error(`${name} was stopped`);
      if (crashes >= CRASHES_AT_START) throw failure(options, 'ends at its start');
      if (Date.now() > deadline) throw failure(options, 'is not ready in time');
      await delay(READY_POLL_MS);
    }
  }

  /**
   * Stops it, for good, until `restart`. At once unless told otherwise; SIGTERM is for one of several
   * replicas, which keeps answering until it receives no more requests.
   */
  async function stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGINT'): Promise<void> {
    wanted = false;
    clearTimeout(nextStart);
    if (child) await stopChild(child, { signal, graceMs: STOP_GRACE_MS });
    options.processFiles.remove(name);
  }

  start();
  return {
    name,
    /** Undefined while it is down. */
    get pid() {
      return child && !hasEnded(child) ? child.pid : undefined;
    },
    ready,
    /** Sends a signal, as if from outside: a process that ends by it is started again. */
    kill(signal: NodeJS.Signals): void {
      child?.kill(signal);
    },
    stop,
    /** Stops it if it runs, starts it and waits until it is ready. */
    async restart(timeoutMs = READY_TIMEOUT_MS): Promise<void> {
      await stop();
      wanted = true;
      crashes = 0;
      start();
      await ready(timeoutMs);
    },
  };
}

/** A process that is started again, after a growing delay, whenever it ends by itself. */
export type SupervisedProcess = ReturnType<typeof supervise>;

function spawnIt(options: SupervisedOptions): ChildProcess {
  const output = openSync(options.logFile, 'a');
  const child = spawnTied({ ...options, output });
  closeSync(output);
  if (child.pid !== undefined) {
    options.processFiles.write(options.name, { pid: child.pid, marks: [...options.marks] });
  }
  return child;
}

function failure(options: SupervisedOptions, what: string): Error {
  return new Error(`${options.name} ${what}. ${endOfLog(options)}`);
}

function endOfLog({ logFile }: SupervisedOptions): string {
  const end = readFileSync(logFile, 'utf8').trim().split('\n').slice(-12).join('\n');
  return `The end of ${logFile}:\n${end}`;
}
