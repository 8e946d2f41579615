import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOnPath } from '@slots/databases/find-on-path';
import { logToStderr } from '@slots/processes/log';
import { freePort } from '@slots/processes/ports';
import { createProcessFiles } from '@slots/processes/process-files';
import { PROGRAMS } from '@slots/processes/repository';
import { supervise } from '@slots/processes/supervised-process';

const SOURCES = fileURLToPath(new URL('../opensearch', import.meta.url));
const PROGRAM = join(PROGRAMS, 'opensearch');
const JARS = join(PROGRAM, 'lib');
const DOWNLOAD_MS = 240_000;
/** On a machine that has much else to do. */
const START_MS = 240_000;
const ANSWER_MS = 2_000;
const HEAP_MB = 384;

/** The reason why OpenSearch cannot be started here; undefined when it can. */
export function openSearchMissing(): string | undefined {
  const missing = ['java', 'javac', ...(existsSync(JARS) ? [] : ['mvn'])].filter(
    (program) => !findOnPath(program),
  );
  return missing.length === 0
    ? undefined
    : `OpenSearch cannot be started: there is no ${missing.join(' and no ')} on the PATH. Install a JDK of version 17 and Maven (Debian: apt-get install openjdk-17-jdk-headless maven).`;
}

/**
 * Starts a real OpenSearch node, with its data in a folder that goes away with it. Its jars come from Maven Central, once.
 * @throws when `openSearchMissing` tells a reason
 */
export async function startOpenSearch({ heapMb = HEAP_MB } = {}): Promise<{
  readonly url: string;
  readonly pid: number | undefined;
  /** Ends it as a broken machine does; `restart` brings it back on the same port, with its data. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}> {
  const missing = openSearchMissing();
  if (missing !== undefined) throw new Error(missing);
  obtainJars();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'opensearch-'));
  const server = supervise({
    name: 'opensearch',
    command: 'java',
    args: [
      `-Xms${heapMb}m`,
      `-Xmx${heapMb}m`,
      '-cp',
      join(JARS, '*'),
      join(SOURCES, 'Node.java'),
      join(dataDir, 'node'),
      String(port),
    ],
    marks: [dataDir],
    env: { PATH: process.env['PATH'], JAVA_HOME: process.env['JAVA_HOME'] },
    isReady: () => answers(url),
    deathSignal: 'SIGKILL',
    maxCrashes: 3,
    logFile: join(dataDir, 'node.log'),
    processFiles: createProcessFiles(join(dataDir, 'processes')),
    log: logToStderr,
  });
  try {
    await server.ready(START_MS);
  } catch (error) {
    await server.stop('SIGTERM');
    throw error;
  }
  return {
    url,
    get pid() {
      return server.pid;
    },
    kill: () => server.stop('SIGTERM'),
    restart: () => server.restart(START_MS),
    async stop() {
      await server.stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function obtainJars(): void {
  if (existsSync(JARS)) return;
  mkdirSync(PROGRAM, { recursive: true });
  cpSync(join(SOURCES, 'pom.xml'), join(PROGRAM, 'pom.xml'));
  const part = mkdtempSync(join(PROGRAM, 'part-'));
  const outcome = spawnSync(
    'mvn',
    ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${part}`],
    { cwd: PROGRAM, timeout: DOWNLOAD_MS, encoding: 'utf8' },
  );
  if (outcome.status !== 0) {
    rmSync(part, { recursive: true, force: true });
    throw new Error(`The jars of OpenSearch could not be had: ${outcome.stdout}${outcome.stderr}`);
  }
  renameSync(part, JARS);
}

async function answers(url: string): Promise<boolean> {
  try {
    const path = '/_cluster/health?wait_for_status=yellow&timeout=1s';
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}
