import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './compress.ts';
import { createGatewayClient } from './gateway-client.ts';
import { securityText } from './security-text.ts';
import type { Settings } from './settings.ts';
import { createShareCards } from './share-cards.ts';
import { createShareImages, type ShareImages } from './share-image.ts';
import { createSitemaps } from './sitemaps.ts';

const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';

function robots(publicOrigin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/public/images/',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /login',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}

interface Document {
  readonly type: string;
  readonly cacheControl: string;
  readonly body: string | Buffer;
  readonly etag?: string;
}

/** Answers a request for a document that is no page; false when it asks for something else. */
export type ServeDocument = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

/**
 * What search engines, places where pages are shared and finders of weaknesses ask for: robots.txt,
 * sitemaps, share images, security.txt.
 */
export function createSiteDocuments(settings: Settings): ServeDocument {
  const { PUBLIC_ORIGIN: publicOrigin } = settings;
  const gateway = createGatewayClient(settings.GATEWAY_URL);
  const sitemaps = createSitemaps({ gateway, publicOrigin });
  let images: Promise<ShareImages> | undefined;
  const shareCards = createShareCards({
    gateway,
    // The fonts are read with the first picture.
    images: () => (images ??= createShareImages(settings.PRODUCT_NAME)),
  });

  async function read(path: string): Promise<Document | undefined> {
    if (path === '/robots.txt') {
      return { type: 'text/plain', cacheControl: A_DAY, body: robots(publicOrigin) };
    }
    if (path === '/.well-known/security.txt') {
      const body = securityText({ publicOrigin, contact: settings.SECURITY_CONTACT });
      return { type: 'text/plain', cacheControl: A_DAY, body };
    }
    if (path === '/sitemap.xml' || path.startsWith('/sitemaps/')) {
      const body = await sitemaps.read(path);
      return body === undefined
        ? undefined
        : { type: 'application/xml', cacheControl: AN_HOUR, body };
    }
    if (path.startsWith('/share/')) {
      const image = await shareCards.read(path);
      if (!image) return undefined;
      const { png, hash } = image;
      return { type: 'image/png', cacheControl: A_DAY, body: png, etag: `"${hash}"` };
    }
    return undefined;
  }

  return async (request, response, path) => {
    const document = await read(path);
    if (!document) return false;
    const { type, cacheControl, body, etag } = document;
    response.setHeader('Cache-Control', cacheControl);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // The picture is fetched by other sites' servers and shown on their pages.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (etag !== undefined) response.setHeader('ETag', etag);
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return true;
    }
    if (typeof body === 'string') {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      await sendText(request, response, body);
    } else {
      response.setHeader('Content-Type', type);
      response.end(request.method === 'HEAD' ? undefined : body);
    }
    return true;
  };
}
