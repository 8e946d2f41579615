import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Law } from '@slots/country-law/law';
import type { Logger } from '@slots/logger/logger';
import type { Registry } from 'prom-client';
import {
  LEGAL_DOCUMENTS,
  type LegalDocuments,
  legalDocumentPath,
} from '../src/config/legal-documents.ts';
import { sendText } from './compress.ts';
import { FEED_PATH, readFeed } from './feed.ts';
import {
  createGatewayClient,
  forwardedHeaders,
  type GatewayClient,
  GatewayError,
} from './gateway-client.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { isForPerson, type PlainAnswer, sendPlainAnswer } from './plain-answers.ts';
import { securityText } from './security-text.ts';
import type { Settings } from './settings.ts';
import { createShareImages, type ShareImages } from './share-image.ts';
import { createSharePictures, TooManyPictures } from './share-pictures.ts';
import { createSitemaps } from './sitemaps.ts';
import { visitorCountry } from './visitors.ts';

const NOW = 'no-cache';
const A_DAY = 'public, max-age=86400';
// For what differs by the visitor's country: a shared cache cannot tell who shares an answer.
const AN_HOUR_FOR_ONE = 'private, max-age=3600';
const A_DAY_FOR_ONE = 'private, max-age=86400';

function robots(publicOrigin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/public/images/',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /login',
    'Disallow: /go/',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}

interface Document {
  readonly type: string;
  readonly cacheControl: string;
  readonly body: string | Buffer;
}

/** A document that is not generated yet. */
interface Found {
  readonly etag?: string;
  make(): Promise<Document>;
}

const NOTHING: PlainAnswer = { status: 404, words: 'There is nothing at this address.' };
const BUSY: PlainAnswer = {
  status: 503,
  words: 'Too many pictures are being drawn at the moment.',
  retryAfter: '5',
};
const AWAY: PlainAnswer = {
  status: 503,
  words: 'This is not available at the moment.',
  retryAfter: '30',
};

function failureOf(error: unknown): PlainAnswer {
  if (error instanceof TooManyPictures) return BUSY;
  if (!(error instanceof GatewayError) || error.status !== 429) return AWAY;
  const { retryAfter = '10' } = error;
  return { status: 429, words: 'Too many requests. Please try again in a moment.', retryAfter };
}

/**
 * Paths that look like files: with an ending that is no number, or hidden. No page has such an address, so for
 * programs and parts of pages an unknown one is not found without rendering a page.
 */
const FILE = /\/\.|\.(?!\d+$)[a-z0-9]+$/i;

/** Serves a document that is no page; false for any other request. */
export type ServeDocument = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: { readonly path: string; readonly requestId: string },
) => Promise<boolean>;

function text(body: string, type = 'text/plain', cacheControl = A_DAY): Found {
  return { make: async () => ({ type, cacheControl, body }) };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, make }: Found,
): Promise<void> {
  const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
  const document = isKnown ? undefined : await make();
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (etag !== undefined) {
    response.setHeader('ETag', etag);
    // A picture is shown on pages of other sites.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  response.setHeader('Cache-Control', document?.cacheControl ?? A_DAY_FOR_ONE);
  if (!document) {
    response.writeHead(304).end();
    return;
  }
  const { type, body } = document;
  if (typeof body === 'string') {
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    await sendText(request, response, body);
  } else {
    response.setHeader('Content-Type', type);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/**
 * Documents for search engines, sharing and security researchers: robots.txt, sitemaps, the feed of guides,
 * IndexNow's key, share pictures, security.txt, and the legal texts for client-side navigation.
 */
export function createSiteDocuments(options: {
  readonly settings: Settings;
  readonly law: Law;
  readonly legalDocuments: LegalDocuments;
  readonly kept: KeptPictures;
  readonly registry: Registry;
  readonly logger: Logger;
}): ServeDocument {
  const { settings, law, legalDocuments, kept, registry, logger } = options;
  const { PUBLIC_ORIGIN: publicOrigin } = settings;
  const sitemaps = createSitemaps({ publicOrigin, law });
  let images: Promise<ShareImages> | undefined;
  const sharePictures = createSharePictures({
    // The fonts are read with the first picture.
    images: () => (images ??= createShareImages(settings.PRODUCT_NAME)),
    product: settings.PRODUCT_NAME,
    kept,
    registry,
  });

  async function find(
    path: string,
    gateway: GatewayClient,
    country: string | null,
  ): Promise<Found | undefined> {
    const legal = LEGAL_DOCUMENTS.find((name) => path === legalDocumentPath(name));
    if (legal) return text(JSON.stringify(legalDocuments[legal]), 'application/json', NOW);
    const key = settings.INDEXNOW_KEY;
    if (key !== undefined && path === `/${key}.txt`) return text(key);
    if (path === '/robots.txt') return text(robots(publicOrigin));
    if (path === '/.well-known/security.txt') {
      return text(securityText(publicOrigin, settings.SECURITY_CONTACT));
    }
    if (path === '/sitemap.xml' || path.startsWith('/sitemaps/')) {
      const body = await sitemaps.read(path, { gateway, country });
      return body === undefined ? undefined : text(body, 'application/xml', AN_HOUR_FOR_ONE);
    }
    if (path === FEED_PATH) {
      const body = await readFeed(gateway, { publicOrigin, productName: settings.PRODUCT_NAME });
      return text(body, 'application/rss+xml', NOW);
    }
    const picture = path.startsWith('/share/')
      ? await sharePictures.find(path, { gateway, minAge: law.of(country).minAge })
      : undefined;
    return (
      picture && {
        etag: `"${picture.hash}"`,
        async make() {
          const { png, whole } = await picture.png();
          return { type: 'image/png', cacheControl: whole ? A_DAY_FOR_ONE : 'no-store', body: png };
        },
      }
    );
  }

  return async (request, response, { path, requestId }) => {
    const gateway = createGatewayClient(settings.GATEWAY_URL, forwardedHeaders(request));
    try {
      const found = await find(path, gateway, visitorCountry(request));
      if (found) await send(request, response, found);
      else if (isForPerson(request) || !FILE.test(path)) return false;
      else sendPlainAnswer(request, response, NOTHING, requestId);
    } catch (error) {
      if (response.headersSent) throw error;
      const failure = failureOf(error);
      if (failure === AWAY) logger.error({ requestId, err: error }, 'a document failed');
      sendPlainAnswer(request, response, failure, requestId);
    }
    return true;
  };
}
