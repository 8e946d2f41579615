import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressedFiles } from './build/compressed-files.ts';
import { publicBundleGuard } from './build/public-bundle-guard.ts';
import { createSiteChunk } from './build/site-chunk.ts';

/** Says of the router's components what keeps the unused ones in the bundle: making one does nothing else. */
const pureRouterComponents: Plugin = {
  name: 'pure-router-components',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .+;$/gm, ''),
  },
};

/** The router's files without its advice to developers. */
const ROUTER = new URL('../node_modules/react-router/dist/production/', import.meta.url).pathname;

export default defineConfig(({ command, isSsrBuild = false }) => {
  // A build is for production whoever asks for it; tests run with a NODE_ENV of their own.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), tailwindcss(), pureRouterComponents, publicBundleGuard(), compressedFiles()],
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
