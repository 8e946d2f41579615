import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicBundleGuard } from './build/public-bundle-guard.ts';
import { createSiteChunk } from './build/site-chunk.ts';

/** Calls as the router's files write them, whose result is the only thing they do. */
const PURE = ['React.createContext', 'React3.memo', 'React10.forwardRef'];

/** The router's files without its advice to developers. */
const ROUTER = new URL('../node_modules/react-router/dist/production/', import.meta.url).pathname;

export default defineConfig(({ command, isSsrBuild = false }) => {
  // A build is for production whoever asks for it; tests run with a NODE_ENV of their own.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), tailwindcss(), publicBundleGuard()],
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
            input: 'src/entry-client.tsx',
            // Reading a property or a global does nothing else, nor does making a React component:
            // what is not used can go.
            treeshake: {
              propertyReadSideEffects: false,
              propertyWriteSideEffects: false,
              unknownGlobalSideEffects: false,
              manualPureFunctions: PURE,
            },
            output: { codeSplitting: { groups: [{ name: createSiteChunk() }] } },
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
