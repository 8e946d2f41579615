import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAMS } from '@slots/processes/repository';

const BUILT = join(PROGRAMS, 'k6');

/** The program that `buildK6` builds. */
export const K6_SOURCE = 'go.k6.io/k6@v1.8.1';

/** The program k6: on the PATH, or built by an earlier run. */
export function findK6(): string | undefined {
  if (spawnSync('k6', ['version']).status === 0) return 'k6';
  return existsSync(BUILT) ? BUILT : undefined;
}

/** Builds k6, once and for some minutes, where Go is there. */
export function buildK6(): string | undefined {
  if (spawnSync('go', ['version']).status !== 0) return undefined;
  console.log('Building k6 (once, some minutes) …');
  const env = { ...process.env, GOBIN: PROGRAMS };
  const { status } = spawnSync('go', ['install', K6_SOURCE], { env, stdio: 'inherit' });
  return status === 0 ? BUILT : undefined;
}
