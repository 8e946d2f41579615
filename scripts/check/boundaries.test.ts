import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { boundaryBreaches } from './boundaries.ts';

const config = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url));
const FINE = {
  'services/casino/src/app.ts': `import { createCasinos } from './casinos/casinos.repository.ts';\nexport const casinos = createCasinos();\n`,
  'services/casino/src/casinos/casinos.repository.ts': `import { casino } from './casino.model.ts';\nexport const createCasinos = () => casino;\n`,
  'services/casino/src/casinos/casino.model.ts': 'export const casino = 1;\n',
  'services/catalog/src/games.ts': 'export const games = 2;\n',
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The rules that a tree of these files breaks. */
async function brokenBy(files: Record<string, string>): Promise<string[]> {
  for (const [path, content] of Object.entries({ ...FINE, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const breaches = await boundaryBreaches(root, config);
  return [...new Set(breaches.map((breach) => breach.split(':')[0] ?? breach))];
}

test('a tree that keeps to the rules passes', async () => {
  expect(await brokenBy({})).toEqual([]);
});

test.each([
  {
    rule: 'a-service-never-imports-a-service',
    path: 'services/casino/src/names.ts',
    target: '../../catalog/src/games.ts',
    targetPath: 'services/catalog/src/games.ts',
  },
  {
    rule: 'models-only-from-repositories',
    path: 'services/casino/src/casinos/casinos.service.ts',
    target: './casino.model.ts',
    targetPath: 'services/casino/src/casinos/casino.model.ts',
  },
  {
    rule: 'a-feature-never-imports-a-feature',
    path: 'web/src/features/games/public/page.tsx',
    target: '../../casinos/public/card.tsx',
    targetPath: 'web/src/features/casinos/public/card.tsx',
  },
  {
    rule: 'public-never-imports-admin',
    path: 'web/src/features/games/public/page.tsx',
    target: '../admin/table.tsx',
    targetPath: 'web/src/features/games/admin/table.tsx',
  },
  {
    rule: 'the-kit-never-imports-a-feature',
    path: 'web/src/ui/button.tsx',
    target: '../features/games/public/card.tsx',
    targetPath: 'web/src/features/games/public/card.tsx',
  },
  {
    rule: 'the-gateway-never-imports-upward',
    path: 'gateway/src/routing/route-table.ts',
    target: '../policies/route/policy.ts',
    targetPath: 'gateway/src/policies/route/policy.ts',
  },
  {
    rule: 'no-banned-names',
    path: 'services/casino/src/prices.ts',
    target: './utils.ts',
    targetPath: 'services/casino/src/utils.ts',
  },
  {
    rule: 'unresolvable',
    path: 'services/casino/src/lost.ts',
    target: './nowhere.ts',
    targetPath: 'services/casino/src/somewhere.ts',
  },
])('$rule is caught', async ({ rule, path, target, targetPath }) => {
  expect(
    await brokenBy({
      [targetPath]: 'export const games = 3;\n',
      [path]: `import { games } from '${target}';\nexport const found = games;\n`,
    }),
  ).toEqual([rule]);
});

test('a cycle is caught', async () => {
  const broken = await brokenBy({
    'services/casino/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b();\n`,
    'services/casino/src/b.ts': `import { a } from './a.ts';\nexport const b = () => a();\n`,
  });
  expect(broken).toEqual(['no-cycles']);
});

test('a cycle of folders is caught', async () => {
  const broken = await brokenBy({
    'services/catalog/src/games/a.ts': `import { b } from '../library/b.ts';\nexport const a = b;\n`,
    'services/catalog/src/games/c.ts': 'export const c = 1;\n',
    'services/catalog/src/library/b.ts': `import { c } from '../games/c.ts';\nexport const b = c;\n`,
  });
  expect(broken).toEqual(['no-cycles-of-folders']);
});

test('a package without a README and with one importer is caught', async () => {
  const broken = await brokenBy({
    'packages/lonely/src/lonely.ts': 'export const lonely = 1;\n',
    'services/casino/src/lonely.ts': `import { lonely } from '../../../packages/lonely/src/lonely.ts';\nexport const found = lonely;\n`,
  });
  expect(broken).toEqual(['a-package-says-what-it-is-for', 'a-package-has-two-importers']);
});

test('a checker that sees no modules does not pass', async () => {
  rmSync(root, { recursive: true });
  mkdirSync(join(root, 'services'), { recursive: true });
  expect(await boundaryBreaches(root, config)).toEqual([
    expect.stringContaining('only 0 modules were seen'),
  ]);
});
