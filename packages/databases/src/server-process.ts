import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@slots/processes/ports';
import type { ProcessFiles } from '@slots/processes/process-files';
import { hasEnded, spawnTied, stopChild } from '@slots/processes/tied-child';

const START_TIMEOUT_MS = 60_000;
const STOP_GRACE_MS = 20_000;
const POLL_MS = 50;
const PORT_ATTEMPTS = 3;

export interface ServerProcessOptions {
  name: string;
  program: string;
  /** Its command-line options, without their dashes. */
  options: (port: number) => Record<string, string>;
  /** Texts of its command line that make it ours. */
  marks: (port: number) => string[];
  /** Does nothing once the server answers on that port, and throws before. */
  answers: (port: number) => Promise<void>;
  logFile: string;
  processFiles: ProcessFiles;
}

export interface ServerProcess {
  port: number;
  stop(): Promise<void>;
}

/**
 * Runs a database server on a free port until it answers.
 * @throws when it ends or does not answer within a minute; the message holds the end of its log
 */
export async function runServer(options: ServerProcessOptions): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(options);
    } catch (error) {
      // Between our asking for a free port and the server's taking it, somebody else can.
      if (attempt === PORT_ATTEMPTS || !/in use/i.test(String(error))) throw error;
    }
  }
}

async function runOnce(options: ServerProcessOptions): Promise<ServerProcess> {
  const { name, program, marks, logFile, processFiles } = options;
  const port = await freePort();
  mkdirSync(dirname(logFile), { recursive: true });
  const output = openSync(logFile, 'w');
  const child = spawnTied({
    command: program,
    args: Object.entries(options.options(port)).flatMap(([key, value]) => [`--${key}`, value]),
    env: { PATH: process.env['PATH'], LANG: 'C' },
    output,
    deathSignal: 'SIGTERM',
  });
  closeSync(output);
  child.once('error', () => undefined);
  if (child.pid !== undefined) processFiles.write(name, { pid: child.pid, marks: marks(port) });
  const stop = async (): Promise<void> => {
    await stopChild(child, { graceMs: STOP_GRACE_MS });
    processFiles.remove(name);
  };
  try {
    await waitForAnswer(options, child, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

async function waitForAnswer(
  { name, answers, logFile }: ServerProcessOptions,
  child: ChildProcess,
  port: number,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await answers(port);
      return;
    } catch (cause) {
      if (hasEnded(child))
        throw new Error(`${name} ended at its start:\n${endOf(logFile)}`, { cause });
      if (Date.now() > deadline) {
        throw new Error(`${name} did not answer within a minute:\n${endOf(logFile)}`, { cause });
      }
    }
    await delay(POLL_MS);
  }
}

function endOf(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
}
