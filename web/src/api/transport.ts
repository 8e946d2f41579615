import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { type Problem, toProblem, UNREACHABLE, UNREADABLE } from './problem.ts';

/** Outer shape of an answer: a list, or an object with lists of these names. */
export type AnswerShape = 'list' | readonly string[];

/** A call with the shape of its good answers; any shape by default. */
export interface SentCall extends FetchArgs {
  readonly shape?: AnswerShape;
  /** Further shapes that the specification has screens accept. */
  readonly otherShapes?: readonly AnswerShape[];
}

/** Transport of one store to the gateway: from the browser, or from one server rendering. */
export type Transport = BaseQueryFn<SentCall, unknown, Problem, object, CallMeta>;

/** An answer's headers, beside its body. */
export type CallMeta = { readonly response: FetchBaseQueryMeta['response'] | undefined };

/** True when screens can read an answer: another shape would break them. A record's missing lists become empty. */
function fits(answer: unknown, shape: AnswerShape): boolean {
  if (Array.isArray(answer)) return shape === 'list';
  if (shape === 'list' || typeof answer !== 'object' || answer === null) return false;
  const fields: Record<string, unknown> = Object(answer);
  if ('id' in fields) for (const name of shape) fields[name] ??= [];
  return shape.every((name) => Array.isArray(fields[name]));
}

function fitsCall(answer: unknown, { shape, otherShapes = [] }: SentCall): boolean {
  return shape === undefined || [shape, ...otherShapes].some((one) => fits(answer, one));
}

function problemOf(error: FetchBaseQueryError): Problem {
  if (error.status === 'PARSING_ERROR') {
    return error.originalStatus < 400 ? UNREADABLE : toProblem(error.originalStatus, error.data);
  }
  return typeof error.status === 'number' ? toProblem(error.status, error.data) : UNREACHABLE;
}

function named(problem: Problem, requestId: string | null): Problem {
  return problem === UNREACHABLE || problem.requestId !== undefined || requestId === null
    ? problem
    : { ...problem, requestId };
}

interface TransportOptions {
  /** Base URL of the gateway; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Read before each call: true when no cache may answer it. */
  readonly uncached?: () => boolean;
  /** Timeout of a call in milliseconds, read before each. */
  readonly timeoutMs: () => number;
}

/** Calls the gateway and turns every failure into a Problem. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, headers = {}, uncached = () => false, timeoutMs } = options;
  const send = fetchBaseQuery({
    baseUrl,
    credentials: 'same-origin',
    headers,
    prepareHeaders: (prepared) => {
      if (uncached()) prepared.set('Cache-Control', 'no-cache');
    },
  });
  return async (call, api, extra) => {
    const answer = await send({ timeout: timeoutMs(), ...call }, api, { ...Object(extra) });
    const { response } = answer.meta ?? {};
    const { error, data } = answer;
    // A refusal counts as an answer: some calls learn from it that no user is signed in.
    if (error === undefined && (response?.ok === false || fitsCall(data, call))) {
      return { data, meta: { response } };
    }
    const requestId = response?.headers.get('x-request-id') ?? null;
    return { error: named(error ? problemOf(error) : UNREADABLE, requestId) };
  };
}
