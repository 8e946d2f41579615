import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptAnswer, Variant } from './kept-answer.ts';
import type { RequestHints } from './request-hints.ts';

/** Says that an answer is old and that its owner could not make it anew (RFC 7234, section 5.5.1). */
const OLD = ['Warning', '110 - "Response is Stale"'] as const;

/** Sends a kept answer; 304 when the asker has it already. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  sent: {
    readonly answer: KeptAnswer;
    readonly variant: Variant;
    readonly hints: RequestHints;
    readonly requestId: string;
    readonly rateLimitHeaders: readonly string[];
    readonly marked: boolean;
  },
): void {
  const { answer, variant, hints, requestId, rateLimitHeaders, marked } = sent;
  const age = Math.max(0, Math.floor((performance.now() - answer.times.madeAt) / 1_000));
  const own = ['X-Request-Id', requestId, 'Age', String(age), ...rateLimitHeaders];
  // The web server makes pages of this, which must not hold for longer.
  if (answer.holdsSeconds !== undefined) {
    own.push('X-Holds-For', String(Math.max(0, answer.holdsSeconds - age)));
  }
  if (marked) own.push(...OLD);
  const known = hints.ifNoneMatch === undefined ? undefined : answer.knownTag(hints.ifNoneMatch);
  if (known !== undefined) {
    response.writeHead(304, [...variant.unchangedHeaders, ...own]).end();
    return;
  }
  response.writeHead(200, [...variant.headers, ...own]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}
