import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  getDocumentation,
  getDocumentationStart,
  getDocumentationStyle,
  getDocumentationViewer,
  getOpenApiDocument,
} from '@slots/contracts/gateway/documents';
import { type Route, route } from '@slots/http-kit/route';
import { createOpenApiDocument } from './openapi/document.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API documentation</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="documentation">
      <noscript>This page needs JavaScript. The document itself is <a href="/api/openapi.json">openapi.json</a>.</noscript>
    </main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** No validator badge: it would tell a stranger's site about ours. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#documentation',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tagsSorter: 'alpha',
  tryItOutEnabled: false,
  validatorUrl: null,
});
`;

/** Our own scripts and styles alone; pictures in the viewer's style are data. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function answerOf(content: string | Buffer, headers: Readonly<Record<string, string>>) {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const caching = { ETag: `"${hash}"`, 'Cache-Control': 'no-cache' };
  return { status: 200, body, headers: { ...headers, ...caching } } as const;
}

/** An answer made once, when it is first asked for: asked again with its tag it costs nothing. */
function prepared(content: () => string | Buffer, type: string, policy?: string) {
  const headers = {
    'Content-Type': type,
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
  };
  let made: ReturnType<typeof answerOf> | undefined;
  return () => (made ??= answerOf(content(), headers));
}

/** The OpenAPI document and the page that shows it. Made on the first request: most gateways get none. */
export function createDocumentRoutes(): Route[] {
  const { resolve } = createRequire(import.meta.url);
  const viewerFile = (name: string) => readFileSync(resolve(`swagger-ui-dist/${name}`));
  const document = prepared(() => JSON.stringify(createOpenApiDocument()), 'application/json');
  const page = prepared(() => PAGE, 'text/html; charset=utf-8', PAGE_POLICY);
  const start = prepared(() => START, 'text/javascript; charset=utf-8');
  const viewer = prepared(
    () => viewerFile('swagger-ui-bundle.js'),
    'text/javascript; charset=utf-8',
  );
  const style = prepared(() => viewerFile('swagger-ui.css'), 'text/css; charset=utf-8');
  return [
    route(getOpenApiDocument, document),
    route(getDocumentation, page),
    route(getDocumentationStart, start),
    route(getDocumentationViewer, viewer),
    route(getDocumentationStyle, style),
  ];
}
