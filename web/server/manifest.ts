import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { DocumentAssets } from './document.ts';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifest>;

const ENTRY = 'src/entry-client.ts';
/** Module that the entry loads in a second step on every page. */
const APPLICATION = 'src/app/hydrate.tsx';

/** A chunk with everything that it imports, itself first. */
function withImports(chunks: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[name];
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports) withImports(chunks, imported, seen);
  return seen;
}

/** Names the built files of pages, by the source files of their routes. */
export type AssetsOf = (files: readonly string[]) => Omit<DocumentAssets, 'fonts'>;

/** Reads the manifest that the client build wrote. */
export async function readManifest(path: URL): Promise<AssetsOf> {
  const chunks = manifest.parse(JSON.parse(await readFile(path, 'utf8')));
  const entry = chunks[ENTRY];
  if (!entry) throw new Error(`The client build has no ${ENTRY}.`);
  const { file: script } = entry;
  const known = new Map<string, ReturnType<AssetsOf>>();
  function assetsOf(files: readonly string[]): ReturnType<AssetsOf> {
    const names = new Set<string>();
    for (const file of [ENTRY, APPLICATION, ...files]) withImports(chunks, file, names);
    const needed = [...names].flatMap((name) => chunks[name] ?? []);
    return {
      script: `/${script}`,
      styles: [...new Set(needed.flatMap(({ css }) => css))].map((file) => `/${file}`),
      modules: needed.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    };
  }
  // There are as many as pages in the source.
  return (files) => {
    const key = files.join('\n');
    const assets = known.get(key) ?? assetsOf(files);
    known.set(key, assets);
    return assets;
  };
}
