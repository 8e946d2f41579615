import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';

/** The version that the gateway is built on, whole: what is installed for the gateway lacks what it never loads. */
const ENGINE = 'express-gateway@1.16.11';
const FOLDER = join(REPOSITORY, '.data/programs/express-gateway');

/**
 * A folder with express-gateway as it comes, its proxy policy included; installed once and kept.
 * Undefined when the registry of packages does not give it.
 */
export function stockEngine(): string | undefined {
  if (existsSync(join(FOLDER, 'node_modules/express-gateway/package.json'))) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  process.stderr.write(`Installing ${ENGINE} as it comes (once) …\n`);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags, ENGINE], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0 ? FOLDER : undefined;
}
