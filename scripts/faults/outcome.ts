import { problem } from '@slots/contracts/problem';
import { z } from 'zod';

/**
 * The outcome of a request. `stale`: answered with what was known before, and marked so. `told`: refused
 * with an error of the one shape and a status that says that it will pass. `untold`: a failure that
 * explains nothing, such as a 500. `wrong`: an answer that is not what was asked for.
 */
export type Outcome = 'ok' | 'stale' | 'told' | 'untold' | 'timeout' | 'connection' | 'wrong';

const PASSING = new Set([429, 502, 503, 504]);
const STALE = /^110 /;

export interface Answered {
  readonly outcome: Outcome;
  /** The detail of a failure for a person. */
  readonly detail: string;
  /** The parsed body of what succeeded. */
  readonly body: unknown;
}

export interface Asked {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs: number;
  /** True when the body of a success, parsed where it is JSON, is the right one. */
  readonly fits: (body: unknown) => boolean;
}

/** Sends a request and tells how it ended; never fails. */
export async function send({
  url,
  method = 'GET',
  headers = {},
  body,
  timeoutMs,
  fits,
}: Asked): Promise<Answered> {
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const read = isJson ? parsed(text) : text;
    if (answer.status >= 400) return refused(answer.status, read);
    const outcome = STALE.test(answer.headers.get('warning') ?? '') ? 'stale' : 'ok';
    if (fits(read)) return { outcome, detail: '', body: read };
    return { outcome: 'wrong', detail: `${answer.status} ${text.slice(0, 80)}`, body: undefined };
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return { outcome: late ? 'timeout' : 'connection', detail: reasonOf(error), body: undefined };
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function refused(status: number, body: unknown): Answered {
  const told = problem.safeParse(body);
  const isPage = typeof body === 'string' && body.trimEnd().endsWith('</html>');
  const detail = `${status} ${told.data?.detail ?? (isPage ? 'a page' : 'in no known shape')}`;
  if (PASSING.has(status) && (told.success || isPage)) {
    return { outcome: 'told', detail, body: undefined };
  }
  return { outcome: status >= 500 ? 'untold' : 'wrong', detail, body: undefined };
}

const coded = z.object({ cause: z.object({ code: z.string() }) });

function reasonOf(error: unknown): string {
  return coded.safeParse(error).data?.cause.code ?? String(error);
}
