import { SpanKind } from '@opentelemetry/api';
import {
  type BodyInput,
  type Contract,
  type PathParam,
  type QueryInput,
  type ResponseOf,
} from '@slots/contracts/contract';
import { problem } from '@slots/contracts/problem';
import { timeBudgetOf } from '@slots/contracts/time-budgets';
import { TIME_LEFT_HEADER, timeLeft } from '@slots/telemetry/time-left';
import { inSpan, traceparent } from '@slots/telemetry/trace';
import {
  CREDENTIAL_LIFETIME_SECONDS,
  signServiceCredential,
} from '@slots/tokens/service-credential';
import { Pool } from 'undici';
import { nameLookup } from './name-lookup.ts';
import { createReachability, type Reachability } from './reachability.ts';
import { sendWithTries } from './tries.ts';

type Params<C extends Contract> = [PathParam<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParam<C['path']>, string | number> };
type Query<C extends Contract> = C['query'] extends object
  ? { query?: QueryInput<C> }
  : { query?: undefined };
type Body<C extends Contract> = C['body'] extends object
  ? { body: BodyInput<C> }
  : { body?: undefined };

export type ServiceCall<C extends Contract> = Params<C> &
  Query<C> &
  Body<C> & { readonly timeoutMs?: number };

/** The other service could not be reached, did not answer in time, or answered what makes no sense. */
export class ServiceUnavailable extends Error {
  readonly service: string;
  readonly reason: 'unreachable' | 'timeout' | 'failed';
  constructor(service: string, reason: 'unreachable' | 'timeout' | 'failed', cause: unknown) {
    super(`The ${service} service is away (${reason})`, { cause });
    this.name = 'ServiceUnavailable';
    this.service = service;
    this.reason = reason;
  }
}

/** The other service refused the call: a 4xx, with its own text. */
export class ServiceRefused extends Error {
  readonly service: string;
  readonly status: number;
  constructor(service: string, status: number, message: string) {
    super(message);
    this.name = 'ServiceRefused';
    this.service = service;
    this.status = status;
  }
}

export interface ServiceClient {
  /** @throws ServiceUnavailable or ServiceRefused */
  call<const C extends Contract>(contract: C, call: ServiceCall<C>): Promise<ResponseOf<C>>;
}

const CONNECT_TIMEOUT_MS = 2_500;
/** A connection leads to one replica: new replicas get calls only over new connections. */
const CONNECTION_LIFE_MS = 30_000;
/** Half of its lifetime. */
const CREDENTIAL_USED_MS = (CREDENTIAL_LIFETIME_SECONDS / 2) * 1_000;

function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * Calls `to` by its contracts: credential of `from`, the trace of the request, further tries of a GET whose
 * connection failed and of any call that could not connect, and a parsed answer. Takes as long as the contract allows,
 * and never longer than the caller of the current request waits. While `to` is away nothing is sent.
 */
export function createServiceClient(options: {
  readonly baseUrl: string;
  readonly from: string;
  readonly to: string;
  readonly secrets: readonly string[];
  /** The reachability of `to`, if shared with others in this process. */
  readonly reachability?: Reachability;
}): ServiceClient {
  const { baseUrl, from, to, secrets, reachability = createReachability(baseUrl) } = options;
  const pool = new Pool(new URL(baseUrl).origin, {
    clientTtl: CONNECTION_LIFE_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS, lookup: nameLookup },
  });
  let credential = '';
  let renewAt = 0;

  /** One credential serves the calls of some seconds: signing costs more than all else of a call. */
  function ownCredential(): string {
    if (Date.now() < renewAt) return credential;
    credential = signServiceCredential({ from, to, secrets });
    renewAt = Date.now() + CREDENTIAL_USED_MS;
    return credential;
  }

  async function send(contract: Contract, call: SentCall, time: CallTime): Promise<Answer> {
    const { statusCode, body } = await pool.request({
      method: contract.method,
      path: fillPath(contract.path, call.params) + queryText(call.query),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      headers: {
        authorization: `Bearer ${ownCredential()}`,
        [TIME_LEFT_HEADER]: String(time.milliseconds),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...traceHeader(),
      },
      signal: time.over,
    });
    return { status: statusCode, data: parsedJson(await body.text()) };
  }

  async function sendWatched(contract: Contract, call: SentCall, time: CallTime): Promise<Answer> {
    reachability.asked();
    try {
      const answer = await send(contract, call, time);
      reachability.answered();
      return answer;
    } catch (error) {
      reachability.givenUp(error);
      throw error;
    }
  }

  async function sendInTime(contract: Contract, call: SentCall): Promise<Answer> {
    if (reachability.isAway) throw new ServiceUnavailable(to, 'unreachable', undefined);
    const milliseconds = Math.min(call.timeoutMs ?? timeBudgetOf(contract), timeLeft());
    if (milliseconds === 0) throw new ServiceUnavailable(to, 'timeout', undefined);
    const ending = new AbortController();
    // In a process that was busy the timer may run before an answer is read that came in time.
    const end = () => setImmediate(() => ending.abort());
    const timer = setTimeout(end, milliseconds).unref();
    const over = ending.signal;
    const time = { milliseconds, over };
    try {
      return await sendWithTries(() => sendWatched(contract, call, time), {
        isRead: contract.method === 'GET',
        signal: over,
      });
    } catch (error) {
      throw new ServiceUnavailable(to, over.aborted ? 'timeout' : 'unreachable', error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async call(contract, call) {
      const answer = await inSpan(
        `${contract.method} ${contract.path}`,
        SpanKind.CLIENT,
        (span) => {
          span?.setAttribute('peer.service', to);
          return sendInTime(contract, call);
        },
      );
      if (answer.status >= 500) throw new ServiceUnavailable(to, 'failed', answer.status);
      if (answer.status >= 400) {
        const refusal = problem.safeParse(answer.data);
        throw new ServiceRefused(
          to,
          answer.status,
          refusal.data?.message ?? 'The call was refused.',
        );
      }
      const schema = contract.responses[answer.status];
      const parsed = schema?.safeParse(answer.data);
      if (!parsed?.success)
        throw new ServiceUnavailable(to, 'failed', parsed?.error ?? answer.status);
      // The schema that has just parsed this is the one that ResponseOf is made from.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return parsed.data as ResponseOf<typeof contract>;
    },
  };
}

/** A query with its question mark; what is not given is left out. Contracts know no other kinds of values. */
function queryText(query: SentCall['query'] = {}): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      given.set(name, String(value));
    }
  }
  return given.size === 0 ? '' : `?${given.toString()}`;
}

/** Parses JSON; other text is undefined, which fits no contract. */
function parsedJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}

/** Makes the call a part of the request in whose course it is made. */
function traceHeader(): Record<string, string> {
  const current = traceparent();
  return current === undefined ? {} : { traceparent: current };
}

/** The time budget of a call, and the signal of its end. */
interface CallTime {
  readonly milliseconds: number;
  readonly over: AbortSignal;
}

interface Answer {
  readonly status: number;
  /** Its parsed JSON. */
  readonly data: unknown;
}

interface SentCall {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly timeoutMs?: number;
}
