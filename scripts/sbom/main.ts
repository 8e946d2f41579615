import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { z } from 'zod';

/**
 * `npm run sbom`: writes what the product consists of, as CycloneDX, to .data/sbom.cdx.json or to the
 * file that is named behind `--`. Packages of development are in it and marked as such: the pages are
 * built of some of them.
 */
const [file = join('.data', 'sbom.cdx.json')] = process.argv.slice(2);
const target = resolve(REPOSITORY, file);
const document = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

const parent = mkdtempSync(join(tmpdir(), 'slots-sbom-'));
try {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    { cwd: copyManifests(), encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (status === 0) {
    const { components } = document.parse(JSON.parse(stdout));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, stdout);
    console.log(`${components.length} packages: ${target}`);
  } else {
    console.error(stderr);
    process.exitCode = 1;
  }
} finally {
  rmSync(parent, { recursive: true, force: true });
}

/**
 * The manifests and the lock file in a folder of their own, named as the product, which npm tells.
 * npm installs an override with a folder from where the package lies, but judges it from the root, and
 * tells nothing of a tree that it holds for wrong: there, folders are spelled from the root.
 */
function copyManifests(): string {
  const folder = join(parent, 'slots');
  for (const manifest of globSync('{gateway,web,packages/*,services/*}/package.json', {
    cwd: REPOSITORY,
  })) {
    mkdirSync(join(folder, dirname(manifest)), { recursive: true });
    copyFileSync(join(REPOSITORY, manifest), join(folder, manifest));
  }
  copyFileSync(join(REPOSITORY, 'package-lock.json'), join(folder, 'package-lock.json'));
  const root = readFileSync(join(REPOSITORY, 'package.json'), 'utf8');
  writeFileSync(join(folder, 'package.json'), root.replaceAll('"file:../../', '"file:'));
  return folder;
}
