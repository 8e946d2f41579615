import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chartsToolkit } from './build/charts-toolkit.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { contractCalls } from './build/contract-calls.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { plainIcons } from './build/plain-icons.ts';
import { publicBundleGuard } from './build/public-bundle-guard.ts';
import { createSiteChunk, REACT } from './build/site-chunk.ts';

/** The router's files without its advice to developers. */
const ROUTER = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/', import.meta.url),
);

/** Chunks of which most functions are called before a page is hydrated. */
const STARTING: ReadonlySet<string> = new Set(['react', 'data', 'site']);

/**
 * Makes Chromium compile a whole file while it arrives, off the main thread, instead of each function on its
 * first call. Others ignore the comment. https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const ALL_CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad';

export default defineConfig(({ command, isSsrBuild = false }) => {
  // Builds are always for production; tests run with a NODE_ENV of their own.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [
      contractCalls,
      react(),
      tailwindcss(),
      chartsToolkit,
      plainIcons,
      inlineScripts,
      publicBundleGuard,
      compressedFiles,
    ],
    // The server composes every page itself, so there is no index.html for Vite to find.
    appType: 'custom',
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: true,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/entry-server.tsx' },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          // Every asset as a file of its own: the content security policy has no data: for fonts.
          assetsInlineLimit: 0,
          // Pages name their chunks in the document; lists of them in the scripts would be sent twice.
          modulePreload: false,
          rolldownOptions: {
            input: 'src/entry-client.ts',
            // Reading a property of a library has no side effects.
            treeshake: { propertyReadSideEffects: false },
            output: {
              postBanner: ({ name }) => (STARTING.has(name) ? ALL_CALLED_ON_LOAD : ''),
              codeSplitting: {
                groups: [
                  // First, or the store's chunk would take its imports with it.
                  { name: 'react', test: REACT, priority: 1 },
                  { name: createSiteChunk() },
                ],
              },
            },
          },
        },
    ...(command === 'build' &&
      !isSsrBuild && {
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
          ],
        },
      }),
    ssr: { noExternal: ['lucide-react'] },
  };
});
