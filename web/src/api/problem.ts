import type { Problem as WireProblem } from '@slots/contracts/problem';

/**
 * Error of every failed call: the server's own problem (RFC 9457), or one made here. `status` 0 means that no
 * answer came. The `message` of a 4xx may be shown as it is.
 */
export type Problem = Omit<WireProblem, 'type' | 'requestId' | 'detail'> & {
  readonly requestId?: string;
  /** The kind of problem, where it has a name. */
  readonly type?: string;
};

/** No answer: the visitor is offline, the server is away, or it took too long. */
export const UNREACHABLE: Problem = { status: 0, title: 'The server could not be reached' };

/**
 * A good status with an unexpected body: no JSON, or another shape. The gateway gives the same status for such
 * an answer of an owner.
 */
export const UNREADABLE: Problem = {
  status: 502,
  title: "The server's answer could not be read",
};

/** A short plain text that may be shown. Proxies also send HTML pages, and JSON may be cut off. */
const WORDS = /^[^<{[]{1,300}$/;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldErrors(value: unknown): Problem['errors'] {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown) => {
    const { path, message }: Readonly<Record<string, unknown>> = Object(entry);
    const words = text(message);
    return words === undefined ? [] : [{ path: text(path) ?? '', message: words }];
  });
}

/** Parses an error answer. Whatever a proxy in between may have sent, a Problem comes out. */
export function toProblem(status: number, body: unknown): Problem {
  const source: Readonly<Record<string, unknown>> = Object(body);
  const words = text(body)?.trim().match(WORDS)?.[0];
  const message = status < 500 ? (words ?? text(source['message'])) : undefined;
  const errors = fieldErrors(source['errors']);
  const requestId = text(source['requestId']);
  const named = text(source['type']);
  const type = named === 'about:blank' ? undefined : named;
  return {
    status,
    title: text(source['title']) ?? `The server answered ${status}`,
    ...(message !== undefined && { message }),
    ...(errors !== undefined && { errors }),
    ...(requestId !== undefined && { requestId }),
    ...(type !== undefined && { type }),
  };
}

/** Type guard for a thrown or stored Problem. */
export function isProblem(error: unknown): error is Problem {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    'title' in error &&
    typeof error.title === 'string'
  );
}

/** True when no answer came, or the server failed: it may work later. A refusal is an answer. */
export const isFailure = (error: unknown): boolean =>
  isProblem(error) && (error.status === 0 || error.status >= 500);

/** True when the record does not exist, or no longer. */
export const isMissing = (error: unknown): boolean =>
  isProblem(error) && [404, 410].includes(error.status);

/** True when the record is not for this reader: it does not exist, no longer, or is not published. */
export const isWithdrawn = (error: unknown): boolean =>
  isProblem(error) && [403, 404, 410].includes(error.status);

/** True when somebody else changed the record after it was read. */
export const isOutdated = (error: unknown): boolean => isProblem(error) && error.status === 412;

/** Message for a failed call: the server's own if any, else `fixed`. */
export function messageOf(error: unknown, fixed: string): string {
  return (isProblem(error) ? error.message : undefined) ?? fixed;
}
