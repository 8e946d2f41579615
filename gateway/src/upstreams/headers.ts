import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { CHANGED_TAGS_HEADER, KNOWN_CHANGES_HEADER, TAGS_HEADER } from '@slots/contracts/changes';
import { BROWSER_COOKIE_HEADER } from '@slots/contracts/contract';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';
import { TIME_LEFT_HEADER } from '@slots/telemetry/time-left';
import { type Answers, OWN_HEADERS, POLICY_LINES, renewedLine } from '../answers/answers.ts';
import { type HeaderLines, lineOf } from '../answers/head.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { Route } from '../routing/route-table.ts';

/** Headers of one connection (RFC 9110, section 7.6.1), never passed on. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-authentication-info',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
];

/**
 * Headers that a visitor must not be able to set: who they are, where they come from, what they really
 * asked for. `host` and `expect` are settled per connection, `cookie` ends at the gateway.
 */
const NOT_FROM_OUTSIDE: ReadonlySet<string> = new Set([
  ...HOP_BY_HOP,
  'host',
  'expect',
  'cookie',
  'authorization',
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-client-address',
  BROWSER_COOKIE_HEADER,
  VISITOR_COUNTRY_HEADER,
  KNOWN_CHANGES_HEADER,
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-request-id',
  'x-correlation-id',
  'traceparent',
  'tracestate',
  'baggage',
  TIME_LEFT_HEADER,
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);
const IDENTITY_PREFIX =
  /^x-(?:user|role|session|account|auth|consumer|internal|forwarded)(?:-|$)|^eg-/;

const NOT_FROM_UPSTREAM: ReadonlySet<string> = new Set([
  ...HOP_BY_HOP,
  ...OWN_HEADERS,
  // Every answer of the gateway tells its own.
  'date',
  'server',
  // For the public cache, which tells a cache further out what it may know.
  'surrogate-control',
  TAGS_HEADER,
  CHANGED_TAGS_HEADER,
  'x-powered-by',
]);

/** The names that a Connection header adds to the hop-by-hop ones. */
function namedByConnection(connection: string | undefined): readonly string[] {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return [];
  // Trimmed without a regular expression: tried at each of 16,000 blanks, it would block everybody.
  return connection
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
}

/**
 * The headers for the upstream, names and values in turn: the visitor's without what they may not say.
 * @param traceparent names the request, in the upstream's trace and log
 */
export function requestHeaders(
  request: IncomingMessage,
  context: RequestContext,
  traceparent: string,
): string[] {
  const named = namedByConnection(request.headers.connection);
  const headers: string[] = [];
  const { rawHeaders } = request;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    if (NOT_FROM_OUTSIDE.has(name) || IDENTITY_PREFIX.test(name) || named.includes(name)) continue;
    // Without a body there is no length to tell; a GET's body is not passed on.
    if (name === 'content-length' && !context.body) continue;
    headers.push(name, rawHeaders[at + 1] ?? '');
  }
  headers.push('traceparent', traceparent, 'x-client-address', context.address);
  const { route } = context;
  if (route && !route.events) headers.push(TIME_LEFT_HEADER, String(route.timeoutMs));
  if (route?.upstream === 'web') headers.push('x-forwarded-for', context.address);
  if (context.country !== null) headers.push(VISITOR_COUNTRY_HEADER, context.country);
  if (context.browserCookie !== undefined) {
    headers.push(BROWSER_COOKIE_HEADER, context.browserCookie);
  }
  if (context.session.kind === 'signed-in') {
    headers.push('authorization', `Bearer ${context.session.token}`);
  }
  return headers;
}

/**
 * The headers of an upstream's answer that any visitor may get: its own without its connection's, and
 * the gateway's.
 */
export function upstreamLines(
  upstream: IncomingHttpHeaders,
  route: Route | undefined,
  answers: Answers,
): HeaderLines {
  const isShared =
    route?.upstream === 'web' && upstream['cross-origin-resource-policy'] === 'cross-origin';
  let lines = isShared ? answers.alwaysShared : answers.always;
  const named = namedByConnection(upstream.connection);
  for (const name of Object.keys(upstream)) {
    const value = upstream[name];
    if (value === undefined || NOT_FROM_UPSTREAM.has(name) || named.includes(name)) continue;
    if (typeof value === 'string') lines += lineOf(name, value);
    else for (const one of value) lines += lineOf(name, one);
  }
  if (upstream['content-security-policy'] === undefined) {
    lines += POLICY_LINES[route?.upstream === 'web' ? 'web' : 'api'];
  }
  return lines;
}

/** Browsers keep a 301 for good when nobody says for how long, also once its address is in use again. */
const ASKED_EACH_TIME = lineOf('Cache-Control', 'no-cache');

/** The headers for the visitor of one request. */
export function responseLines(
  { status, headers: upstream }: { readonly status: number; readonly headers: IncomingHttpHeaders },
  context: RequestContext,
  answers: Answers,
): HeaderLines {
  let lines = `${upstreamLines(upstream, context.route, answers)}X-Request-Id: ${context.requestId}\r\n${context.rateLimitLines}`;
  // A 304 would change what its 200 said: the web app's files are kept for a year.
  if (upstream['cache-control'] === undefined && status !== 304) lines += ASKED_EACH_TIME;
  // An owner that sets the cookie itself, at sign-out for instance, has the last word.
  return upstream['set-cookie'] === undefined
    ? lines + renewedLine(context, upstream['cache-control'])
    : lines;
}
