import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Log, logToStderr } from './log.ts';
import { REPOSITORY } from './repository.ts';

const DIST = join(REPOSITORY, 'web', 'dist');
const STAMP = join(DIST, '.sources');
const OWN_PACKAGE = '@slots/';
const packageFile = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Builds the web app unless web/dist was made of the very same sources. */
export function buildWebIfChanged(log: Log = logToStderr): void {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  log('Building the web app …');
  // A build that fails leaves half of an app, which is of no sources.
  rmSync(STAMP, { force: true });
  const built = spawnSync('npm', ['run', 'build', '--silent', '-w', '@slots/web'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    // Under jest it is 'test', with which Vite would build for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) {
    throw new Error(`The web app could not be built:\n${built.stdout}\n${built.stderr}`);
  }
  writeFileSync(STAMP, sources);
}

/** The files that the app may be made of, those of the repository's packages that it depends on among them. */
function sourcePatterns(): string[] {
  const { dependencies } = packageFile.parse(
    JSON.parse(readFileSync(join(REPOSITORY, 'web/package.json'), 'utf8')),
  );
  const packages = Object.keys(dependencies).filter((name) => name.startsWith(OWN_PACKAGE));
  return [
    'web/{src,server,build,public}/**/*',
    'web/*.{ts,json,html}',
    ...packages.map((name) => `packages/${name.slice(OWN_PACKAGE.length)}/src/**/*.{ts,tsx}`),
    'package-lock.json',
  ];
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const entries = globSync(sourcePatterns(), { cwd: REPOSITORY, withFileTypes: true });
  for (const entry of entries.sort(byPath)) {
    if (!entry.isFile() || /\.(test|fixture)\./.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    hash
      .update(`${path.slice(REPOSITORY.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function byPath(a: { parentPath: string; name: string }, b: typeof a): number {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;
}
