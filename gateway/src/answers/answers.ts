import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Contract } from '@slots/contracts/contract';
import { PROBLEM_TYPE } from '@slots/contracts/problem';
import { type CsvRows, sendCsv } from '@slots/csv-file/csv-file';
import type { HttpProblem } from '@slots/http-kit/http-problem.error';
import type { AnyReply } from '@slots/http-kit/route';
import { Pace } from '../connections/pace.ts';
import type { RequestContext } from '../context/request-context.ts';
import { PROBLEM_PAGE_POLICY, problemPage, wantsProblemPage } from '../problems/problem-page.ts';
import { fieldsOf, type HeaderLines, lineOf, linesOf, writeLines } from './head.ts';

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

/** @param embeddableBy whose pages may show the answer */
function securityLines(secure: boolean, embeddableBy: 'same-origin' | 'cross-origin'): HeaderLines {
  const headers = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', embeddableBy],
  ];
  if (secure) {
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  }
  return linesOf(headers.flat());
}

/** Content-Security-Policy for an answer of the API, or a file of the web app, that has none of its own. */
export const POLICY_LINES = {
  api: lineOf('Content-Security-Policy', API_POLICY),
  web: lineOf('Content-Security-Policy', FILE_POLICY),
} as const;
const NOT_STORED = lineOf('Cache-Control', 'no-store');
const PROBLEM_LINES = POLICY_LINES.api + NOT_STORED + lineOf('Content-Type', PROBLEM_TYPE);

/** The JSON of problems up to the request id, kept since most of them recur. */
const beginnings = new WeakMap<HttpProblem, string>();

function jsonOf(problem: HttpProblem, requestId: string): string {
  let beginning = beginnings.get(problem);
  if (beginning === undefined) {
    beginning = JSON.stringify(problem.toJSON('')).slice(0, -'"}'.length);
    beginnings.set(problem, beginning);
  }
  return `${beginning}${requestId}"}`;
}

/** Answers that a cache on the way may give to somebody else. */
const SHARED = /\b(?:public|s-maxage)\b/i;

/**
 * The cookie of a session that was renewed for this request; none on an answer that others may get. The renewal is
 * remembered, so that the next answer brings it.
 */
export function renewedLine(
  { renewedCookie }: Pick<RequestContext, 'renewedCookie'>,
  cacheControl = '',
): HeaderLines {
  if (renewedCookie === undefined || SHARED.test(cacheControl)) return '';
  return lineOf('Set-Cookie', renewedCookie);
}

function ownLines(context: RequestContext, own: AnyReply['headers'] = {}): HeaderLines {
  return context.rateLimitLines + renewedLine(context, String(own['Cache-Control'] ?? ''));
}

/**
 * Writes what the gateway answers by itself; every answer carries the headers made here.
 * @param secure whether visitors come over TLS
 */
export function createAnswers({ secure }: { secure: boolean }) {
  const always = securityLines(secure, 'same-origin');

  /** The headers of every answer. */
  const lines = (requestId: string): HeaderLines => `${always}X-Request-Id: ${requestId}\r\n`;

  function bodyLines(
    requestId: string,
    body: string | Uint8Array,
    own: Readonly<Record<string, string | string[]>>,
  ): HeaderLines {
    const all = {
      'Content-Security-Policy': API_POLICY,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...own,
    };
    let told = lines(requestId);
    for (const [name, value] of Object.entries(all)) {
      for (const one of [value].flat()) told += lineOf(name, one);
    }
    return told;
  }

  function problemBody(isPage: boolean, requestId: string, problem: HttpProblem) {
    if (!isPage) {
      const body = jsonOf(problem, requestId);
      const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
      return { body, told: lines(requestId) + PROBLEM_LINES + length };
    }
    const body = problemPage(problem.toJSON(requestId));
    const told = bodyLines(requestId, body, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PROBLEM_PAGE_POLICY,
    });
    return { body, told };
  }

  return {
    /** The headers that are the same on every answer. */
    always,
    /** The same, on one that pages of other sites may show. */
    alwaysShared: securityLines(secure, 'cross-origin'),
    lines,

    json(response: ServerResponse, requestId: string, status: number, value: unknown): void {
      const body = JSON.stringify(value);
      writeLines(response, status, bodyLines(requestId, body, JSON_TYPE));
      response.end(body);
    },

    /** Answers one of the gateway's own calls: with JSON, or with bytes whose headers name a type. */
    reply(response: ServerResponse, context: RequestContext, reply: AnyReply): void {
      const { status, body, headers: own } = reply;
      if (body === undefined) {
        const given = Object.entries(own ?? {}).flatMap(([name, value]) => [name, String(value)]);
        const told =
          lines(context.requestId) + NOT_STORED + linesOf(given) + ownLines(context, own);
        response.writeHead(status, fieldsOf(told)).end();
        return;
      }
      const bytes = body instanceof Uint8Array ? body : JSON.stringify(body);
      const told =
        bodyLines(context.requestId, bytes, { ...JSON_TYPE, ...own }) + ownLines(context, own);
      if (isKnownTag(response.req, own?.['ETag'])) {
        response.writeHead(304, withoutLength(fieldsOf(told))).end();
        return;
      }
      writeLines(response, status, told);
      response.end(bytes);
    },

    /** Answers with a file, sent while its rows are read. Rejects when they cannot be. */
    async file(
      response: ServerResponse,
      context: RequestContext,
      csv: NonNullable<Contract['csv']>,
      rows: CsvRows,
      without?: readonly string[],
    ): Promise<void> {
      const told = lines(context.requestId) + ownLines(context) + POLICY_LINES.api;
      const values = fieldsOf(told).values();
      for (const name of values) response.setHeader(name, values.next().value ?? '');
      await sendCsv(response, csv, rows, without);
    },

    /** As JSON, or as a page for visitors of the site. */
    problem(
      response: ServerResponse,
      requestId: string,
      problem: HttpProblem,
      asked: Pick<RequestContext, 'route' | 'rateLimitLines'> | undefined = response.req.context,
    ): void {
      const isPage = wantsProblemPage(response.req, asked?.route);
      const { body, told } = problemBody(isPage, requestId, problem);
      const own = linesOf(Object.entries(problem.headers).flat());
      // The rest of a body that did not come in time is not waited for.
      const endsConnection = problem.status === 408;
      if (endsConnection) response.setHeader('Connection', 'close');
      writeLines(response, problem.status, told + own + (asked?.rateLimitLines ?? ''));
      if (endsConnection) response.end(body);
      else endOnceSent(response, body);
    },

    /** The whole answer as text, for a connection whose request could not even be parsed. */
    rawProblem(requestId: string, problem: HttpProblem): string {
      const { body, told } = problemBody(false, requestId, problem);
      return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? 'Error'}\r\n${told}Connection: close\r\n\r\n${body}`;
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

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
 * Ends an answer. A connection that closes after it is closed only when the sender has sent all: unread
 * bytes make the system reset the connection, and the answer would be lost on its way.
 */
function endOnceSent(response: ServerResponse, body: string): void {
  const { req: request } = response;
  if (request.complete || request.readableEnded || response.shouldKeepAlive) {
    // Text of one byte a letter goes out with its head as it is.
    response.end(body, Buffer.byteLength(body) === body.length ? 'latin1' : 'utf8');
    return;
  }
  response.write(body);
  request.once('close', () => response.end());
  discardRest(request);
}

const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/**
 * Reads away what is left of a body that was answered before its end, so that the connection can
 * serve the next request; a sender that does not stop, or is too slow, is cut off.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let discarded = 0;
  const pace = new Pace(() => request.socket.destroy());
  request.once('close', () => pace.end());
  // A stream that it is piped into closes with the answer, which would pause this one.
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    pace.count(chunk.length);
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) request.socket.destroy();
  });
  request.resume();
}
