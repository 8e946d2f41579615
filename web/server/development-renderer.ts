import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Renderer, ServerEntry } from './renderer.ts';

const ENTRY = '/src/entry-server.tsx';

/** Serves the sources through Vite, with hot reload. */
export async function createDevelopmentRenderer(httpServer: Server): Promise<Renderer> {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  const load = async (): Promise<ServerEntry> => {
    const { render, fonts, inlineScripts } = await vite.ssrLoadModule(ENTRY);
    return { render, fonts, inlineScripts };
  };
  const { fonts, inlineScripts } = await load();
  return {
    inlineScripts,
    render: async (request, options) => (await load()).render(request, options),
    assetsOf: () => ({
      script: '/src/entry-client.ts',
      styles: ['/src/styles/app.css'],
      fonts,
      modules: [],
    }),
    extraHead: async (url) => {
      const page = await vite.transformIndexHtml(url, '<html><head></head></html>');
      return page.replace(/^.*<head>/s, '').replace(/<\/head>.*$/s, '');
    },
    serveFile: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
