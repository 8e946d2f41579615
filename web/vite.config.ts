import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicBundleGuard } from './build/public-bundle-guard.ts';

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
          rolldownOptions: { input: 'src/entry-client.tsx' },
        },
    ssr: { noExternal: ['lucide-react'] },
  };
});
