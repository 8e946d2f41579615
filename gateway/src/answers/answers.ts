import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Contract } from '@slots/contracts/contract';
import { PROBLEM_TYPE, type Problem, UNEXPLAINED } from '@slots/contracts/problem';
import { type CsvRows, sendCsv } from '@slots/csv-file/csv-file';
import type { AnyReply } from '@slots/http-kit/route';
import { Pace } from '../connections/pace.ts';
import type { RequestContext } from '../context/request-context.ts';
import { type GatewayProblem } from '../problems/gateway-problems.ts';
import { PROBLEM_PAGE_POLICY, problemPage, wantsProblemPage } from '../problems/problem-page.ts';

/** Lower-case names of the headers that the gateway sets on every answer, whatever the upstream says. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([
  'x-request-id',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'ratelimit',
  'ratelimit-policy',
]);

const JSON_TYPE = { 'Content-Type': 'application/json' };
const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** For files of the web app: one that is opened by itself is no page. */
const FILE_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

function securityHeaders(secure: boolean): readonly string[] {
  const headers = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (secure) {
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  }
  return headers.flat();
}

/** Content-Security-Policy for an answer that has none of its own. */
export function addPolicy(headers: string[], of: 'api' | 'web'): void {
  headers.push('Content-Security-Policy', of === 'api' ? API_POLICY : FILE_POLICY);
}

function problemOf(problem: GatewayProblem, requestId: string): Problem {
  const { status, message, detail, errors } = problem;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: detail ?? message ?? UNEXPLAINED,
    ...(message === undefined || status >= 500 ? {} : { message }),
    ...(errors ? { errors } : {}),
    requestId,
  };
}

/** Writes what the gateway answers by itself; every answer carries the headers made here. */
export interface Answers {
  /** The headers that are the same on every answer, names and values in turn. */
  readonly always: readonly string[];
  /** The headers of every answer, as one new flat list to add to: Node writes such a list fastest. */
  headers(requestId: string): string[];
  json(response: ServerResponse, requestId: string, status: number, body: unknown): void;
  /** The answer of a call of the gateway's own: JSON, or bytes with a type among their headers. */
  reply(response: ServerResponse, context: RequestContext, reply: AnyReply): void;
  /** The same for a file, sent while its rows are read. Rejects when they cannot be. */
  file(
    response: ServerResponse,
    context: RequestContext,
    csv: NonNullable<Contract['csv']>,
    rows: CsvRows,
  ): Promise<void>;
  /** As JSON, or as a page for somebody who looks at the site. */
  problem(response: ServerResponse, requestId: string, problem: GatewayProblem): void;
  /** The whole answer as text, for a connection whose request could not even be parsed. */
  rawProblem(requestId: string, problem: GatewayProblem): string;
}

function ownHeaders({ renewedCookie, rateLimitHeaders }: RequestContext): readonly string[] {
  return renewedCookie === undefined
    ? rateLimitHeaders
    : [...rateLimitHeaders, 'Set-Cookie', renewedCookie];
}

/** @param secure whether visitors come over TLS */
export function createAnswers({ secure }: { secure: boolean }): Answers {
  const security = securityHeaders(secure);

  const headers = (requestId: string) => [...security, 'X-Request-Id', requestId];

  function bodyHeaders(
    requestId: string,
    body: string | Uint8Array,
    own: Readonly<Record<string, string | string[]>>,
  ): string[] {
    const list = headers(requestId);
    const all = {
      'Content-Security-Policy': API_POLICY,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...own,
    };
    for (const [name, value] of Object.entries(all)) list.push(name, value);
    return list;
  }

  function problemBody(request: IncomingMessage, requestId: string, problem: Problem) {
    if (!wantsProblemPage(request)) {
      const body = JSON.stringify(problem);
      return { body, list: bodyHeaders(requestId, body, { 'Content-Type': PROBLEM_TYPE }) };
    }
    const body = problemPage(problem);
    const list = bodyHeaders(requestId, body, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PROBLEM_PAGE_POLICY,
    });
    return { body, list };
  }

  return {
    always: security,
    headers,
    json(response, requestId, status, value) {
      const body = JSON.stringify(value);
      response.writeHead(status, bodyHeaders(requestId, body, JSON_TYPE)).end(body);
    },
    reply(response, context, { status, body, headers: own }) {
      if (body === undefined) {
        const list = [...headers(context.requestId), 'Cache-Control', 'no-store'];
        for (const [name, value] of Object.entries(own ?? {})) list.push(name, String(value));
        response.writeHead(status, [...list, ...ownHeaders(context)]).end();
        return;
      }
      const bytes = body instanceof Uint8Array ? body : JSON.stringify(body);
      const list = bodyHeaders(context.requestId, bytes, { ...JSON_TYPE, ...own });
      list.push(...ownHeaders(context));
      if (isKnownTag(response.req, own?.['ETag'])) {
        response.writeHead(304, withoutLength(list)).end();
        return;
      }
      response.writeHead(status, list).end(bytes);
    },
    async file(response, context, csv, rows) {
      const list = [...headers(context.requestId), ...ownHeaders(context)];
      addPolicy(list, 'api');
      const values = list.values();
      for (const name of values) response.setHeader(name, values.next().value ?? '');
      await sendCsv(response, csv, rows);
    },
    problem(response, requestId, problem) {
      const told = problemOf(problem, requestId);
      const { body, list } = problemBody(response.req, requestId, told);
      list.push(...(problem.headers ?? []), ...(response.req.context?.rateLimitHeaders ?? []));
      if (problem.endsConnection) {
        list.push('Connection', 'close');
        response.writeHead(problem.status, list).end(body);
        return;
      }
      response.writeHead(problem.status, list);
      endOnceSent(response, body);
    },
    rawProblem(requestId, problem) {
      const body = JSON.stringify(problemOf(problem, requestId));
      const list = bodyHeaders(requestId, body, { 'Content-Type': PROBLEM_TYPE });
      list.push('Connection', 'close');
      let text = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? 'Error'}\r\n`;
      for (let at = 0; at + 1 < list.length; at += 2) text += `${list[at]}: ${list[at + 1]}\r\n`;
      return `${text}\r\n${body}`;
    },
  };
}

function isKnownTag({ headers }: IncomingMessage, etag: unknown): boolean {
  if (etag === undefined) return false;
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

/** Headers of an answer without a body. */
function withoutLength(list: readonly string[]): string[] {
  const at = list.indexOf('Content-Length');
  return list.toSpliced(at, 2);
}

/**
 * Ends an answer. A connection that closes after it is closed only when the sender has sent all: bytes
 * that nobody reads make the system cut the connection, and the answer would be lost on its way.
 */
function endOnceSent(response: ServerResponse, body: string): void {
  const { req: request } = response;
  if (request.complete || response.shouldKeepAlive) {
    response.end(body);
    return;
  }
  response.write(body);
  request.once('close', () => response.end());
  discardRest(request);
}

const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/**
 * Reads away what is left of a body that was answered before its end, so that the connection can
 * serve the next request; a sender that does not stop, or hardly goes on, is cut off.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let discarded = 0;
  const pace = new Pace(() => request.socket.destroy());
  request.once('close', () => pace.end());
  request.on('data', (chunk: Buffer) => {
    pace.count(chunk.length);
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) request.socket.destroy();
  });
  request.resume();
}
