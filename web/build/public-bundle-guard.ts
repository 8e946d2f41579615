import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Modules that a visitor must never download: validation and the staff portal. */
const FORBIDDEN: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'zod', pattern: /\/node_modules\/zod\// },
  // The rules for links and limits of wagering are no contracts; those who store and those who show share them.
  {
    name: 'contracts as code',
    pattern: /\/packages\/contracts\/src\/(?!(?:web-link|casino\/wagering-limit)\.ts)/,
  },
  { name: 'react-hook-form', pattern: /\/node_modules\/react-hook-form\// },
  { name: 'staff screens', pattern: /\/src\/features\/[^/]+\/admin\// },
];

/** Modules of pages that visitors see: the entry, the public layout, and each feature's public half. */
const PUBLIC_ROOT =
  /\/src\/(?:entry-client\.ts|app\/hydrate\.tsx|app\/layouts\/public-layout\.tsx|app\/public-pages\/|features\/[^/]+\/public\/)/;

/** Roots of the home page's bundle and its budget, gzipped. */
const HOME_ROOT =
  /\/src\/(?:entry-client\.ts|app\/(?:hydrate|layouts\/public-layout|public-pages\/home\.page)\.tsx)$/;
const HOME_BUDGET_BYTES = 150_000;

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly facadeModuleId: string | null;
}

/** The chunks whose own module fits, and all that they import statically. */
function loadedBy(chunks: ReadonlyMap<string, Chunk>, root: RegExp): Set<Chunk> {
  const loaded = new Set(
    [...chunks.values()].filter(
      ({ facadeModuleId }) => facadeModuleId !== null && root.test(facadeModuleId),
    ),
  );
  for (const { imports } of loaded) {
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported) loaded.add(imported);
    }
  }
  return loaded;
}

/** Stops the client build when visitors' chunks contain staff modules, or when the home page exceeds its budget. */
export const publicBundleGuard: Plugin = {
  name: 'public-bundle-guard',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_options, bundle) {
    const chunks = new Map<string, Chunk>();
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') chunks.set(output.fileName, output);
    }
    const visible = loadedBy(chunks, PUBLIC_ROOT);
    if (visible.size === 0) this.error('found no public chunk to look into');
    for (const { moduleIds, fileName } of visible) {
      for (const id of moduleIds) {
        const found = FORBIDDEN.find(({ pattern }) => pattern.test(id));
        if (found) this.error(`${found.name} would reach visitors: ${id} in ${fileName}`);
      }
    }
    const sizes = [...loadedBy(chunks, HOME_ROOT)].map(
      ({ code }) => gzipSync(code, { level: constants.Z_BEST_COMPRESSION }).length,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (total > HOME_BUDGET_BYTES) {
      this.error(`the home page loads ${total} bytes of script, more than ${HOME_BUDGET_BYTES}`);
    }
  },
};
