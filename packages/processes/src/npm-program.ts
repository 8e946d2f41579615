import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from './log.ts';
import { PROGRAMS } from './repository.ts';

/**
 * A program of npm packages that no manifest names, installed once into the folder `name` of PROGRAMS.
 * @throws when they cannot be had
 */
export function npmProgram(
  program: string,
  { name, packages }: { readonly name: string; readonly packages: readonly string[] },
  log: Log,
): string {
  const folder = join(PROGRAMS, name);
  const file = join(folder, 'node_modules', '.bin', program);
  if (existsSync(file)) return file;
  const named = packages.join(' and ');
  log(`Obtaining ${named} (once) …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-audit', '--no-fund', '--save-exact', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags, ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status === 0) return file;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`${named} cannot be installed: is the package registry reachable?`);
}
