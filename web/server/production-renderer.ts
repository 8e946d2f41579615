import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import sirv from 'sirv';
import { sendText } from './compress.ts';
import { createKeptAssets, isCompressed } from './kept-assets.ts';
import { type AssetsOf, readManifest } from './manifest.ts';
import type { RedisOptions } from './redis-options.ts';
import type { Renderer, ServerEntry } from './renderer.ts';

const decompress = promisify(brotliDecompress);

const CLIENT = new URL('../dist/client/', import.meta.url);
const CLIENT_FOLDER = fileURLToPath(CLIENT);
const SERVER_ENTRY = new URL('../dist/server/entry-server.js', import.meta.url);

/** Types that sirv sends without a charset, or, as an icon's, does not know: browsers must not guess. */
const TYPES: Readonly<Partial<Record<string, string>>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Files whose names have the hash of their content. */
const ASSETS = '/assets/';

/**
 * Serves the output of `npm run build`. Hashed files may be cached for ever, the others for an hour; those of other
 * releases are served too.
 */
export async function createProductionRenderer(options: RedisOptions): Promise<Renderer> {
  const keptAssets = await createKeptAssets(join(CLIENT_FOLDER, ASSETS), options);
  const [{ render, fonts, inlineScripts }, assetsOf]: [ServerEntry, AssetsOf] = await Promise.all([
    import(SERVER_ENTRY.href),
    readManifest(new URL('.vite/manifest.json', CLIENT)),
  ]);
  const serveFile = sirv(CLIENT_FOLDER, {
    dev: false,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders,
  });

  async function serveAsset(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const file = path.startsWith(ASSETS)
      ? await keptAssets.find(path.slice(ASSETS.length))
      : undefined;
    if (!file) return next();
    setHeaders(response, path);
    if (isCompressed(path)) {
      if (request.headers['accept-encoding'] !== 'br') {
        return sendText(request, response, await decompress(file));
      }
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('Content-Encoding', 'br');
    }
    response.setHeader('Content-Length', file.length);
    response.end(request.method === 'HEAD' ? undefined : file);
  }

  return {
    render,
    inlineScripts,
    assetsOf: (files) => ({ ...assetsOf(files), fonts }),
    extraHead: async () => '',
    serveFile: (request, response, next) =>
      serveFile(request, response, () => {
        serveAsset(request, response, next).catch((error: unknown) => {
          options.logger.error({ err: error }, 'an asset failed');
          response.destroy();
        });
      }),
    close: async () => keptAssets.close(),
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader(
    'Cache-Control',
    path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const type = TYPES[extname(path)];
  if (type !== undefined) response.setHeader('Content-Type', type);
}
