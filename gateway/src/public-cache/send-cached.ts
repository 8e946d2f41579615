import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOLD_TAGS_HEADER } from '@slots/contracts/changes';
import type { CachedResponse, Variant } from './cached-response.ts';
import type { RequestHints } from './request-hints.ts';

/** Says that an answer is old and that its owner could not make it anew (RFC 7234, section 5.5.1). */
const OLD = ['Warning', '110 - "Response is Stale"'] as const;

/** A cached response for one request. */
export interface SentAnswer {
  readonly answer: CachedResponse;
  readonly hints: RequestHints;
  readonly requestId: string;
  readonly rateLimitHeaders: readonly string[];
  /** True when it is marked as stale. */
  readonly marked: boolean;
}

/** Sends a cached response; 304 when the asker has it already. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, hints, requestId, rateLimitHeaders, marked }: SentAnswer,
  variant: Variant,
): void {
  const age = Math.max(0, Math.floor((performance.now() - answer.times.madeAt) / 1_000));
  const own = ['X-Request-Id', requestId, 'Age', String(age)];
  // The web server makes pages of this, which must not hold for longer.
  if (answer.holdsSeconds !== undefined) {
    own.push('X-Holds-For', String(Math.max(0, answer.holdsSeconds - age)));
  }
  if (marked) own.push(...OLD);
  // In place of those that a cache further out is told, which nobody has told here.
  const tags = hints.wantsTags ? answer.toldTags : undefined;
  if (tags !== undefined) own.push(TOLD_TAGS_HEADER, tags);
  const { ifNoneMatch } = hints;
  if (ifNoneMatch !== undefined && answer.knownTag(ifNoneMatch) !== undefined) {
    response.writeHead(304, variant.unchangedHeaders.concat(own, rateLimitHeaders)).end();
    return;
  }
  response.writeHead(200, variant.headers.concat(own, rateLimitHeaders));
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}
