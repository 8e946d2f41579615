import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { PROBLEM_TYPE, type Problem } from '@slots/contracts/problem';

/** An answer without a page: a refusal, or a rendering failure. */
export interface PlainAnswer {
  readonly status: number;
  /** One sentence about the outcome. */
  readonly words: string;
  readonly retryAfter?: string;
}

/** No script and no external style or resource. */
function page({ status, words }: PlainAnswer, requestId: string): string {
  const advice =
    status < 500
      ? '<a href="/">Back to Home</a>'
      : `Please try again in a moment. If it keeps happening, tell us this number: ${requestId}`;
  return (
    `<!doctype html><html lang="en-GB"><title>${words.replace(/\.$/, '')}</title>` +
    `<h1>${words}</h1><p>${advice}</p></html>`
  );
}

function problem({ status, words }: PlainAnswer, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: words,
    ...(status < 500 && { message: words }),
    requestId,
  };
}

/** True for a person viewing the site, rather than a program or a part of a page. */
export function isForPerson({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').includes('text/html');
}

/** Sends it as a small page to browsers, and to programs as a problem. */
export function sendPlainAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PlainAnswer,
  requestId: string,
): void {
  const isPage = isForPerson(request);
  const body = isPage ? page(answer, requestId) : JSON.stringify(problem(answer, requestId));
  response
    .writeHead(answer.status, {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : PROBLEM_TYPE,
      'Content-Length': Buffer.byteLength(body),
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      ...(answer.retryAfter !== undefined && { 'Retry-After': answer.retryAfter }),
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
