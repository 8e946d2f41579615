import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOLD_TAGS_HEADER } from '@slots/contracts/changes';
import { type HeaderLines, lineOf, writeLines } from '../answers/head.ts';
import type { CachedResponse, Variant } from './cached-response.ts';
import type { RequestHints } from './request-hints.ts';

/** Says that an answer is old and that its owner could not make it anew (RFC 7234, section 5.5.1). */
const OLD = lineOf('Warning', '110 - "Response is Stale"');

/** A cached response for one request. */
export interface SentAnswer {
  readonly answer: CachedResponse;
  readonly hints: RequestHints;
  readonly requestId: string;
  readonly rateLimitLines: HeaderLines;
  /** True when it is marked as stale. */
  readonly marked: boolean;
}

/** Sends a cached response; 304 when the asker has it already. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, hints, requestId, rateLimitLines, marked }: SentAnswer,
  variant: Variant,
): void {
  const age = Math.max(0, (performance.now() - answer.times.madeAt) / 1_000);
  let own = `X-Request-Id: ${requestId}\r\nAge: ${Math.floor(age)}\r\n${rateLimitLines}`;
  // For the web server, which asks for tags: its pages must not hold for longer than their data.
  if (hints.wantsTags && answer.holdsSeconds !== undefined) {
    own += `X-Holds-For: ${Math.max(0, Math.floor(answer.holdsSeconds - age))}\r\n`;
  }
  if (marked) own += OLD;
  // Instead of the tags for outer caches, which the owner may not have reported.
  const tags = hints.wantsTags ? answer.toldTags : undefined;
  if (tags !== undefined) own += lineOf(TOLD_TAGS_HEADER, tags);
  const { ifNoneMatch } = hints;
  if (ifNoneMatch !== undefined && answer.knownTag(ifNoneMatch) !== undefined) {
    writeLines(response, 304, variant.unchangedLines + own);
    response.end();
    return;
  }
  writeLines(response, 200, variant.lines + own);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}
