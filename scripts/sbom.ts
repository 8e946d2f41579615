import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { z } from 'zod';

/**
 * `npm run sbom`: writes what the product consists of, as CycloneDX, to .data/sbom.cdx.json or to the
 * file that is named behind `--`. Packages of development are left out, as they are of the images.
 */
const [file = join('.data', 'sbom.cdx.json')] = process.argv.slice(2);
const target = resolve(REPOSITORY, file);
const document = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

const { stdout, stderr, status } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'],
  { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (status === 0) {
  const { components } = document.parse(JSON.parse(stdout));
  mkdirSync(resolve(target, '..'), { recursive: true });
  writeFileSync(target, stdout);
  console.log(`${components.length} packages: ${target}`);
} else {
  console.error(stderr);
  process.exitCode = 1;
}
