import type { IncomingHttpHeaders } from 'node:http';
import type { Times } from './cached-response.ts';

/** Purging keeps cached responses true; these bound the effect of a change that was not reported. */
const AGES = {
  /** Answers with tags are purged by them; these ages bound only changes that no owner reports. */
  tagged: { freshMs: 60_000, usableMs: 300_000 },
  untagged: { freshMs: 10_000, usableMs: 60_000 },
} as const;
const KEPT_MS = 3_600_000;
/** Larger ones would push out hundreds of others. */
const MAX_BYTES = 1_048_576;

const NEVER_KEPT = /\b(?:no-store|private)\b/i;
const MAX_AGE = /(?:^|[\s,])max-age=(\d+)/i;
const STALE_IF_ERROR = /(?:^|[\s,])stale-if-error=(\d+)/i;

interface Holding {
  readonly times: Times;
  readonly holdsSeconds: number | undefined;
  /** The moment from which it is wrong whatever happens, or may lack a change; Infinity: there is none. */
  readonly wrongAt: number;
}

/** True when any visitor may get the answer. */
export function isCacheable(status: number, headers: IncomingHttpHeaders, bytes: number): boolean {
  return (
    status === 200 &&
    bytes <= MAX_BYTES &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    /^(?:accept-encoding)?$/i.test(headers.vary ?? '') &&
    !NEVER_KEPT.test(headers['cache-control'] ?? '')
  );
}

/**
 * True when an owner answered as it should: a page, or JSON that is whole. Output of a
 * broken owner, or of another program on its port, must not be shown to all visitors for as long as answers are kept.
 */
export function makesSense(
  kind: 'page' | 'call',
  { status, headers, body }: { status: number; headers: IncomingHttpHeaders; body: Buffer },
): boolean {
  if (status !== 200) return true;
  const type = headers['content-type'] ?? '';
  if (kind === 'page') return /^text\/html\b/i.test(type);
  return /^application\/json\b/i.test(type) && isJson(body);
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

function secondsOf(pattern: RegExp, text: string): number | undefined {
  const seconds = pattern.exec(text)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * The times until which an answer may be sent. Its owner shortens that by `Surrogate-Control: max-age`, after which
 * it is wrong, or only old where `stale-if-error` says so.
 * @param settledAt until then it may show data from before a change, so it is not kept longer
 */
export function cacheTimesOf(
  headers: IncomingHttpHeaders,
  {
    madeAt,
    settledAt,
    kind,
  }: { readonly madeAt: number; readonly settledAt: number; readonly kind: keyof typeof AGES },
): Holding {
  const { freshMs, usableMs } = AGES[kind];
  const control = [headers['surrogate-control'] ?? ''].flat().join(', ');
  const maxAge = secondsOf(MAX_AGE, control);
  const forErrors = secondsOf(STALE_IF_ERROR, control);
  const unsettled = madeAt < settledAt ? settledAt : Number.POSITIVE_INFINITY;
  const wrongAt = maxAge === undefined ? Number.POSITIVE_INFINITY : madeAt + maxAge * 1_000;
  const latest = Math.min(unsettled, wrongAt);
  return {
    times: {
      madeAt,
      freshUntil: Math.min(madeAt + freshMs, latest),
      usableUntil: Math.min(madeAt + usableMs, latest),
      keptUntil: Math.min(
        madeAt + KEPT_MS,
        unsettled,
        forErrors === undefined ? wrongAt : wrongAt + forErrors * 1_000,
      ),
    },
    holdsSeconds: forErrors === undefined ? maxAge : undefined,
    wrongAt: latest,
  };
}
