import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SpanKind } from '@opentelemetry/api';
import type { ClickOuts } from '@slots/contracts/affiliate/click-outs';
import { CAPABILITY_HEADER, KNOWN_CHANGES_HEADER } from '@slots/contracts/changes';
import { readLaw } from '@slots/country-law/law';
import { type DependencyChecks, readiness } from '@slots/http-kit/health';
import type { HttpMetrics } from '@slots/http-kit/metrics';
import type { Logger } from '@slots/logger/logger';
import { continueTrace, endRequest, within } from '@slots/telemetry/trace';
import pLimit from 'p-limit';
import { createTransport } from '../src/api/transport.ts';
import { isPortal, paths } from '../src/config/paths.ts';
import type { PublicConfig, Visitor } from '../src/config/public-config.ts';
import { sendText, settleCoding } from './compress.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renderDocument } from './document.ts';
import { serveFlag } from './flags.ts';
import { forwardedHeaders, headerOf } from './gateway-client.ts';
import { readHelpLines } from './help-lines.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { organizationLd } from './organization-ld.ts';
import { bytesOf } from './page-bytes.ts';
import { type FollowedQuery, followCalls } from './page-life.ts';
import { guardPipedFile } from './piped-file.ts';
import { type PlainAnswer, sendPlainAnswer } from './plain-answers.ts';
import type { PublicData, RenderedPage } from './public-data.ts';
import type { Renderer } from './renderer.ts';
import type { Settings } from './settings.ts';
import { createSiteDocuments } from './site-documents.ts';
import { readSite } from './site-file.ts';
import type { Made, TaggedCache } from './tagged-cache.ts';
import { createVisitors, offersByCountry, visitorCountry } from './visitors.ts';

/** Timeouts of one call to the gateway, and of all calls of one page together. */
const CALL_TIMEOUT_MS = 3_000;
const PAGE_BUDGET_MS = 4_000;
/** Readiness waits no longer: a gateway that hangs must not collect what nobody waits for. */
const PROBE_TIMEOUT_MS = 2_000;
/**
 * Maximum pages rendered at once; the others wait for their turn, and their budget begins with it. With more, all would
 * be late together when a thousand are requested.
 */
const PAGES_AT_ONCE = 16;

const COUNTING_ATTRIBUTES: Readonly<Record<ClickOuts, PublicConfig['countingAttribute']>> = {
  off: null,
  count: 'data-counting',
  redirect: 'href',
};

/** Seconds, by the status of a page that may work later. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '10', 503: '30' };

/** The client disconnected before the page's turn. */
const GIVEN_UP = new Error('Nobody waits for this page any more.');
/** The last resort, when rendering itself is broken. */
const FAILED: PlainAnswer = { status: 500, words: 'Something went wrong' };

export interface WebAppOptions {
  readonly settings: Settings;
  readonly renderer: Renderer;
  readonly kept: KeptPictures;
  readonly publicData: PublicData;
  readonly metrics: HttpMetrics;
  readonly logger: Logger;
  readonly isStopping: () => boolean;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}

/** Answers every request that the gateway passes on: files, health, and rendered pages. */
export function createWebApp(options: WebAppOptions): RequestListener {
  const { settings, renderer, kept, publicData, metrics, logger, isStopping } = options;
  const turn = pLimit(PAGES_AT_ONCE);
  const law = readLaw(settings.LAW_FILE);
  const visitors = createVisitors({ law, gatewayUrl: settings.GATEWAY_URL });
  const { documents: legalDocuments, ...site } = readSite(settings.SITE_FILE);
  const config = {
    productName: settings.PRODUCT_NAME,
    publicOrigin: settings.PUBLIC_ORIGIN,
    launcherOrigin: settings.LAUNCHER_ORIGIN,
    helpLines: readHelpLines(settings.HELP_LINES_FILE),
    offers: offersByCountry(law),
    countingAttribute: COUNTING_ATTRIBUTES[settings.CLICK_OUTS],
    ...site,
  };
  const organization = organizationLd(config);
  const configs = new Map<string, PublicConfig>();
  /** One for each country, so that its JSON is made once. */
  function configFor(visitor: Visitor): PublicConfig {
    const key = JSON.stringify(visitor);
    const known = configs.get(key) ?? Object.freeze({ ...config, visitor });
    configs.set(key, known);
    return known;
  }
  const policy = contentSecurityPolicy({
    inlineScripts: Object.values(renderer.inlineScripts),
    launcherOrigin: settings.LAUNCHER_ORIGIN,
    development: settings.NODE_ENV === 'development',
  });
  let wasReached = false;
  const gateway: DependencyChecks = {
    gateway: async () => {
      const answer = await fetch(`${settings.GATEWAY_URL}/healthz`, {
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The gateway answered ${answer.status}.`);
      wasReached = true;
    },
  };
  // Only at startup: every request comes from a gateway, and a slow one would take all web apps out of rotation.
  const askReadiness = () => (wasReached ? readiness({}, gateway) : readiness(gateway));

  const serveDocument = createSiteDocuments({
    settings,
    law,
    legalDocuments,
    kept,
    registry: metrics.registry,
    logger,
  });

  async function renderPage(
    request: IncomingMessage,
    requestId: string,
    keptQueries: TaggedCache<FollowedQuery> | undefined,
  ): Promise<Made<RenderedPage>> {
    const path = request.url ?? '/';
    // Two leading slashes would be read as another host's address.
    const url = new URL(path.replace(/^\/+/, '/'), settings.PUBLIC_ORIGIN);
    let deadline: number | undefined;
    const transport = createTransport({
      baseUrl: settings.GATEWAY_URL,
      headers: {
        ...forwardedHeaders(request),
        [CAPABILITY_HEADER]: 'web="Surrogate/1.0"',
        // The gateway is nearby.
        'accept-encoding': 'identity',
      },
      timeoutMs: () => {
        // Counted from the first call: a cold Vite takes seconds before it.
        deadline ??= performance.now() + PAGE_BUDGET_MS;
        return Math.max(1, Math.min(CALL_TIMEOUT_MS, deadline - performance.now()));
      },
    });
    const life = followCalls(transport, { kept: keptQueries, country: visitorCountry(request) });
    const { visitor, isSure } = await visitors.read(request);
    const page = await renderer.render(new Request(url), {
      config: configFor(visitor),
      legalDocuments,
      queries: life.queries,
    });
    if (page.kind === 'redirect') {
      // Keeps the query, such as the page of a list or the campaign of a link.
      const headers = { Location: page.location + url.search };
      const holdsUntil = Number.POSITIVE_INFINITY;
      const value = { status: page.status, headers, holdsUntil, body: Buffer.alloc(0) };
      return { value, bytes: 0, life: undefined };
    }
    for (const error of page.errors) logger.error({ requestId, err: error }, 'a page failed');
    const parts = renderDocument({
      head: url.pathname === paths.home ? page.head + organization : page.head,
      body: page.body,
      data: page.data,
      assets: renderer.assetsOf(page.files),
      inlineScripts: renderer.inlineScripts,
      atOnce: isPortal(url.pathname),
      countsClicks: settings.CLICK_OUTS === 'count',
      extraHead: await renderer.extraHead(path),
    });
    // In development each request shows the newest page.
    const isGood =
      isSure &&
      page.status === 200 &&
      page.errors.length === 0 &&
      settings.NODE_ENV !== 'development';
    const retryAfter = RETRY_AFTER[page.status];
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      ...life.headers(isGood),
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
    };
    const body = bytesOf(parts);
    const value = { status: page.status, headers, holdsUntil: life.holdsUntil(), body };
    return { value, bytes: body.length, life: life.life(isGood) };
  }

  async function servePage(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const known = publicData.for(request.headers[KNOWN_CHANGES_HEADER]);
    const make = () =>
      turn(async () => {
        if (response.destroyed) throw GIVEN_UP;
        return renderPage(request, requestId, known?.queries);
      });
    const key = `${visitorCountry(request) ?? ''}\n${request.url ?? '/'}`;
    const { value } = await (known ? known.pages.read(key, make) : make());
    const { status, headers, holdsUntil, body } = value;
    if (body.length === 0) {
      response.writeHead(status, headers).end();
      return;
    }
    response.setHeaders(new Map(Object.entries(headers)));
    if (Number.isFinite(holdsUntil)) {
      const seconds = Math.max(0, Math.floor((holdsUntil - performance.now()) / 1_000));
      response.setHeader('Surrogate-Control', `max-age=${seconds}`);
    }
    await sendText(request, response, body, status);
  }

  /** Probes of the operator, every few seconds: no pages, so neither counted nor traced. */
  const probes: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/healthz': async (response) => sendJson(response, 200, { status: 'alive' }),
    '/readyz': async (response) => {
      const state = await askReadiness();
      const ready = state.ready && !isStopping();
      sendJson(response, ready ? 200 : 503, { ...state, ready });
    },
    '/metrics': async (response) => {
      response.setHeader('Content-Type', metrics.registry.contentType);
      response.end(await metrics.registry.metrics());
    },
  };

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const [path = '/'] = url.split('?', 1);
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (await serveDocument(request, response, { path, requestId })) return;
    await servePage(request, response, requestId);
  }

  return (request, response) => {
    const probe = probes[request.url ?? ''];
    if (probe) {
      probe(response).catch((error: unknown) => {
        logger.error({ err: error }, 'a probe failed');
        response.destroy();
      });
      return;
    }
    settleCoding(request);
    const startedAt = performance.now();
    const trace = continueTrace(request.method ?? '', headerOf(request, 'traceparent'), {
      kind: SpanKind.SERVER,
    });
    const requestId = trace.id;
    response.setHeader('X-Request-Id', requestId);
    const unguard = guardPipedFile(response, (error) =>
      logger.error({ requestId, err: error }, 'a file could not be read'),
    );
    const renderOtherwise = () => {
      unguard();
      response.on('close', () => {
        const seconds = (performance.now() - startedAt) / 1000;
        const { method = 'GET' } = request;
        const outcome = { method, route: 'page', status: response.statusCode };
        metrics.observe(outcome, seconds);
        endRequest(trace, outcome);
      });
      within(trace, () => answer(request, response, requestId)).catch((error: unknown) => {
        if (error === GIVEN_UP) return;
        logger.error({ requestId, err: error }, 'request failed');
        if (response.headersSent) response.destroy();
        else sendPlainAnswer(request, response, FAILED, requestId);
      });
    };
    serveFlag(request, response, () => renderer.serveFile(request, response, renderOtherwise));
  };
}
