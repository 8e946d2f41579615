import { extname } from 'node:path';
import sirv from 'sirv';
import { type AssetsOf, readManifest } from './manifest.ts';
import type { Renderer, ServerEntry } from './renderer.ts';

const CLIENT = new URL('../dist/client/', import.meta.url);
const SERVER_ENTRY = new URL('../dist/server/entry-server.js', import.meta.url);

/** Types that sirv says without their charset; an icon's it does not know, and browsers must not guess. */
const TYPES: Readonly<Partial<Record<string, string>>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ico': 'image/x-icon',
};

/** Serves the output of `npm run build`. Hashed files may be cached for ever, the others for an hour. */
export async function createProductionRenderer(): Promise<Renderer> {
  const [{ render, fonts, inlineScripts }, assetsOf]: [ServerEntry, AssetsOf] = await Promise.all([
    import(SERVER_ENTRY.href),
    readManifest(new URL('.vite/manifest.json', CLIENT)),
  ]);
  const serveFile = sirv(CLIENT.pathname, {
    dev: false,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const forEver = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
      const type = TYPES[extname(path)];
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  });
  return {
    render,
    inlineScripts,
    assetsOf: (files) => ({ ...assetsOf(files), fonts }),
    extraHead: async () => '',
    serveFile,
    close: async () => {},
  };
}
