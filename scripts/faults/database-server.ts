import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { ended, hasEnded, spawnTied, stopChild } from '@slots/processes/tied-child';
import { until } from '@slots/testing/until';

const RESTART_MS = 500;
const ANSWER_TIMEOUT_MS = 60_000;
const GRACE_MS = 10_000;

/** A database server on a port of its own that is started again whenever it ends, as a container that restarts always. */
export interface DatabaseServer {
  readonly url: string;
  /** Undefined while it is down. */
  readonly pid: number | undefined;
  kill(signal: NodeJS.Signals): void;
  /** Ends it for good, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * Starts a database server and waits until it answers.
 * @throws when it does not answer within a minute
 */
export async function startDatabaseServer(options: {
  readonly url: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly answers: () => Promise<unknown>;
}): Promise<DatabaseServer> {
  const { url, command, args, env = {}, answers } = options;
  let wanted = true;
  let child = spawn();

  function spawn(): ChildProcess {
    const started = spawnTied({
      command,
      args,
      env: { PATH: process.env['PATH'], LANG: 'C', ...env },
      output: 'ignore',
      deathSignal: 'SIGKILL',
    });
    void startAgainAfter(started);
    return started;
  }

  async function startAgainAfter(started: ChildProcess): Promise<void> {
    await ended(started);
    await delay(RESTART_MS, undefined, { ref: false });
    if (wanted && child === started) child = spawn();
  }

  const untilItAnswers = () => until(answers, { timeoutMs: ANSWER_TIMEOUT_MS });

  async function stop(): Promise<void> {
    wanted = false;
    await stopChild(child, { graceMs: GRACE_MS });
  }

  try {
    await untilItAnswers();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    get pid() {
      return hasEnded(child) ? undefined : child.pid;
    },
    kill(signal) {
      child.kill(signal);
    },
    stop,
    async start() {
      wanted = true;
      if (hasEnded(child)) child = spawn();
      await untilItAnswers();
    },
  };
}
