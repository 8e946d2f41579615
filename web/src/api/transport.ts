import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { type Problem, toProblem, UNREACHABLE } from './problem.ts';

/** The way to the gateway of one store: the browser's own origin, or one server rendering's. */
export type Transport = BaseQueryFn<FetchArgs, unknown, Problem, object, CallMeta>;

/** What is known of an answer beside its body: its headers. */
export type CallMeta = { readonly response: FetchBaseQueryMeta['response'] | undefined };

function problemOf(error: FetchBaseQueryError, requestId: string | null): Problem {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') return UNREACHABLE;
  if (error.status === 'CUSTOM_ERROR') return UNREACHABLE;
  const problem =
    error.status === 'PARSING_ERROR'
      ? toProblem(error.originalStatus, undefined)
      : toProblem(error.status, error.data);
  return problem.requestId === undefined && requestId !== null
    ? { ...problem, requestId }
    : problem;
}

interface TransportOptions {
  /** Where the gateway is; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether no cache may answer a call, asked before each. */
  readonly uncached?: () => boolean;
  /** How long one call may take, in milliseconds, asked before each. */
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
    if (answer.error === undefined) return { data: answer.data, meta: { response } };
    const requestId = response?.headers.get('x-request-id') ?? null;
    return { error: problemOf(answer.error, requestId) };
  };
}
