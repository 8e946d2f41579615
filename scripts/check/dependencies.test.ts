import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from '@slots/processes/repository';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  overrides: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ hasInstallScript: z.boolean().optional(), resolved: z.string().optional() }),
  ),
});
const parts = z.object({ components: z.array(z.object({ purl: z.string() })) });
const installed = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

const read = (file: string): unknown => JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8'));

const manifests = globSync('{.,gateway,web,packages/*,services/*}/package.json', {
  cwd: REPOSITORY,
}).map((file) => manifest.parse(read(file)));

/** Packages of others that a manifest names. */
const asked = new Set(
  manifests
    .flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    .filter((name) => !name.startsWith('@slots/')),
);

test('every package that is asked for has its reason, and every reason its package', () => {
  const page = readFileSync(join(REPOSITORY, 'docs/dependencies.md'), 'utf8');
  const tables = page.slice(page.indexOf('## At run time'));
  const rows = [...tables.matchAll(/^\| (?!Package|---)([^|]+) \| ([^|]+) \|$/gm)];
  const explained = rows.flatMap(([, packages = '']) => packages.split(', '));
  expect(explained.filter((name, at) => explained.indexOf(name) !== at)).toEqual([]);
  expect(new Set(explained)).toEqual(asked);
});

test('the list of all parts has every package that is asked for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slots-parts-'));
  try {
    const file = join(folder, 'sbom.json');
    const made = spawnSync(process.execPath, [join(REPOSITORY, 'scripts/sbom/main.ts'), file], {
      encoding: 'utf8',
    });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const { components } = parts.parse(JSON.parse(readFileSync(file, 'utf8')));
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
    const named = new Set([...listed].map((purl) => purl.replace(/^pkg:npm\/(.+)@.*$/, '$1')));
    expect([...asked].filter((name) => !named.has(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test('every version is exact', () => {
  const loose = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) => !/^\d+\.\d+\.\d+/.test(version) && !/^(?:@types\/)?node$/.test(name),
    ),
  );
  expect(loose).toEqual([]);
});

test('no package runs a script when it is installed but those that are named', () => {
  const { allowScripts } = installed.parse(read('package.json'));
  const { packages } = lockFile.parse(read('package-lock.json'));
  const scripted = new Set(
    Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript
        ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)]
        : [],
    ),
  );
  expect(Object.keys(allowScripts).filter((name) => !scripted.has(name))).toEqual([]);
  expect(Object.values(allowScripts)).toEqual(Object.values(allowScripts).map(() => true));
});

test('the half of express-gateway that nothing loads is left out', () => {
  const { overrides = {} } = manifest.parse(read('package.json'));
  const leftOut = Object.values(overrides['express-gateway'] ?? {}).filter((version) =>
    version.endsWith('gateway/not-loaded'),
  );
  const { packages } = lockFile.parse(read('package-lock.json'));
  const links = Object.values(packages).filter(({ resolved }) => resolved === 'gateway/not-loaded');
  expect(leftOut.length).toBeGreaterThan(20);
  expect(links).toHaveLength(leftOut.length);
});
