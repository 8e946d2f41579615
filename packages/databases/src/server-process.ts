import { connect } from 'node:net';
import { join } from 'node:path';
import type { Log } from '@slots/processes/log';
import { freePort } from '@slots/processes/ports';
import { createProcessFiles } from '@slots/processes/process-files';
import { supervise } from '@slots/processes/supervised-process';

const START_TIMEOUT_MS = 60_000;
const PORT_ATTEMPTS = 3;
/** A server whose data is broken or whose disk is full ends as often as it is started: half a minute of tries. */
const MAX_CRASHES = 6;

export interface ServerProcessOptions {
  name: string;
  program: string;
  /** Its command-line options, without their dashes. */
  options: (port: number) => Record<string, string>;
  /** Texts of its command line that make it ours. */
  marks: (port: number) => string[];
  /** Throws until the server answers on that port. */
  answers: (port: number) => Promise<unknown>;
  /** Its environment besides PATH and LANG. */
  env?: NodeJS.ProcessEnv;
  logFile: string;
  /** Where its process file is. */
  dataDir: string;
  log: Log;
}

export interface ServerProcess {
  readonly port: number;
  /** Undefined while it is down. */
  readonly pid: number | undefined;
  /** Sends a signal, as if from outside: one that ends by it is started again. */
  kill(signal: NodeJS.Signals): void;
  /** Ends it for good, until `restart`. */
  stop(): Promise<void>;
  /** Starts it again on its port, with its data, and waits until it answers. */
  restart(): Promise<void>;
}

/**
 * Runs a database server on a free port, and starts it again on the same one whenever it ends by itself.
 * Resolves once it answers.
 * @throws when it ends again and again or does not answer within a minute; the message holds the end of its log
 */
export async function runServer(options: ServerProcessOptions): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(options);
    } catch (error) {
      // Another process can take the free port before the server does.
      if (attempt === PORT_ATTEMPTS || !/in use/i.test(String(error))) throw error;
    }
  }
}

async function runOnce(options: ServerProcessOptions): Promise<ServerProcess> {
  const { name, program, marks, answers, logFile, dataDir, log } = options;
  const port = await freePort();
  const server = supervise({
    name,
    command: program,
    args: Object.entries(options.options(port)).flatMap(([key, value]) => [`--${key}`, value]),
    marks: marks(port),
    env: { PATH: process.env['PATH'], LANG: 'C', ...options.env },
    isReady: async () => {
      if (!(await listens(port))) return false;
      return answers(port).then(
        () => true,
        () => false,
      );
    },
    // It writes down what it has.
    deathSignal: 'SIGTERM',
    maxCrashes: MAX_CRASHES,
    logFile,
    processFiles: createProcessFiles(join(dataDir, 'processes')),
    log,
  });
  const stop = (): Promise<void> => server.stop('SIGTERM');
  try {
    await server.ready(START_TIMEOUT_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    get pid() {
      return server.pid;
    },
    kill: server.kill,
    stop,
    restart: server.restart,
  };
}

/** Asked before a driver is, which would be slow to try again. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
