import type { Plugin } from 'vite';

/** What a visitor must never download: validation and everything of the staff portal. */
const FORBIDDEN: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'zod', pattern: /\/node_modules\/zod\// },
  { name: 'contracts as code', pattern: /\/packages\/contracts\/src\// },
  { name: 'react-hook-form', pattern: /\/node_modules\/react-hook-form\// },
  { name: 'staff screens', pattern: /\/src\/features\/[^/]+\/admin\// },
];

/** Modules of pages that visitors see: the entry, the public layout, and each feature's public half. */
const PUBLIC_ROOT =
  /\/src\/(?:entry-client\.tsx|app\/layouts\/public-layout\.tsx|features\/[^/]+\/public\/)/;

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly facadeModuleId: string | null;
}

/**
 * Stops the client build when the chunks that a visitor loads hold something of the staff's.
 * A chunk counts when it is the entry's, a public page's, or statically imported by one of these.
 */
export function publicBundleGuard(): Plugin {
  return {
    name: 'public-bundle-guard',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') chunks.set(output.fileName, output);
      }
      const waiting = [...chunks.values()].filter(
        ({ facadeModuleId }) => facadeModuleId !== null && PUBLIC_ROOT.test(facadeModuleId),
      );
      if (waiting.length === 0) this.error('found no public chunk to look into');
      const seen = new Set(waiting);
      for (const chunk of seen) {
        for (const id of chunk.moduleIds) {
          const found = FORBIDDEN.find(({ pattern }) => pattern.test(id));
          if (found) this.error(`${found.name} would reach visitors: ${id} in ${chunk.fileName}`);
        }
        for (const name of chunk.imports) {
          const imported = chunks.get(name);
          if (imported) seen.add(imported);
        }
      }
    },
  };
}
