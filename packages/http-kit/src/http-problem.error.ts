import { STATUS_CODES } from 'node:http';
import { sentence } from '@slots/contracts/parse-call';
import { PROOF_NEEDED, type Problem, UNEXPLAINED } from '@slots/contracts/problem';

export type FieldErrors = NonNullable<Problem['errors']>;

interface ProblemDetails {
  /** A name of the kind of problem, where programs have to tell it from others of its status. */
  readonly type?: string;
  readonly errors?: FieldErrors;
  readonly detail?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * A refusal or failure that is meant to reach the caller as `application/problem+json`.
 * `message` is sent for a 4xx only; a 5xx shows screens their own fixed text.
 */
export class HttpProblem extends Error {
  readonly status: number;
  readonly type: string;
  readonly errors: FieldErrors | undefined;
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, details: ProblemDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'HttpProblem';
    this.status = status;
    this.type = details.type ?? 'about:blank';
    this.errors = details.errors;
    this.detail = details.detail;
    this.headers = details.headers ?? {};
  }

  toJSON(requestId: string): Problem {
    return {
      type: this.type,
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail ?? (this.status < 500 ? this.message : UNEXPLAINED),
      ...(this.status < 500 ? { message: this.message } : {}),
      ...(this.errors ? { errors: this.errors } : {}),
      requestId,
    };
  }
}

/** A 400; without `errors` for the body as a whole. */
export const badRequest = (message: string, errors: FieldErrors = [{ path: 'body', message }]) =>
  new HttpProblem(400, message, { errors });

/** A 400 in the words of its first error. */
export const badFields = (errors: FieldErrors) => badRequest(sentence(errors), errors);

/** A 400 for one field. */
export const badField = (path: string, message: string) => badFields([{ path, message }]);

export const unauthenticated = (message = 'You need to be logged in to access this page.') =>
  new HttpProblem(401, message);

export const forbidden = (message = "You don't have permission to access this page.") =>
  new HttpProblem(403, message);

/** A 403 for callers that have a second factor and have not proved it recently. */
export const proofNeeded = () =>
  new HttpProblem(403, 'Please confirm that it is you with your second factor.', {
    type: PROOF_NEEDED,
  });

export const notFound = (message: string) => new HttpProblem(404, message);

/** @param allow the methods that are allowed, with commas between them */
export const methodNotAllowed = (allow: string) =>
  new HttpProblem(405, 'This method is not allowed here.', { headers: { Allow: allow } });

export const gone = (message: string) => new HttpProblem(410, message);

export const conflict = (message: string, errors?: FieldErrors) =>
  new HttpProblem(409, message, errors ? { errors } : {});

/** `retryAfterSeconds` is rounded up and is at least one. */
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new HttpProblem(429, message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });

/** Something that this service needs is away: 503, worth another try in a moment. */
export const unavailable = (detail: string, cause?: unknown) =>
  new HttpProblem(503, 'Service Unavailable', {
    detail,
    cause,
    headers: { 'Retry-After': '2' },
  });
