import type { IncomingHttpHeaders } from 'node:http';
import { type Span, SpanKind } from '@opentelemetry/api';
import type { Begun, ChangedData } from '@slots/changes/changed-data';
import {
  changeTags,
  KNOWN_CHANGES_HEADER,
  knownChanges,
  readTags,
  TAGS_HEADER,
} from '@slots/contracts/changes';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';
import type { HttpProblem } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import type { Reachability } from '@slots/service-client/reachability';
import { codeOf, sendWithTries } from '@slots/service-client/tries';
import { TIME_LEFT_HEADER } from '@slots/telemetry/time-left';
import { childSpan, endSpan, type Trace, traceparent } from '@slots/telemetry/trace';
import type { Answers } from '../answers/answers.ts';
import { fieldsOf } from '../answers/head.ts';
import { AWAY, BUSY, TOO_SLOW } from '../problems/gateway-problems.ts';
import type { GroupPlan } from '../routing/cache-plans.ts';
import type { Connections } from '../upstreams/connections.ts';
import { problemOf } from '../upstreams/failures.ts';
import { upstreamLines } from '../upstreams/headers.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { CachedResponse } from './cached-response.ts';
import { type OutsideCaching, sharedCacheControl, tagHeaders } from './outside-caching.ts';
import { cacheTimesOf, isCacheable, makesSense } from './storing-rules.ts';

const BODY_TIMEOUT_MS = 30_000;
/** No answer that is kept is nearly as long. */
const MAX_BYTES = 16 * 1_048_576;

/** An owner's answer that is private or short-lived: mostly an error. */
interface PassedAnswer {
  readonly kind: 'passed';
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The request for which the owner was asked; the answer contains no other request's id. */
  readonly requestId: string;
}

export type Outcome =
  | { readonly kind: 'made'; readonly answer: CachedResponse }
  | { readonly kind: 'failed'; readonly problem: HttpProblem }
  | PassedAnswer;

/** For whom an owner is asked. */
interface Asker {
  readonly trace: Trace;
  readonly address: string;
}

/** A request to an owner, shared by all callers. */
interface Flight {
  readonly outcome: Promise<Outcome>;
  /** One caller stops waiting; when none is left, the owner's work is aborted. */
  leave(): void;
}

const ABANDONED = new Error('Nobody waits for this any more.');
const LATE = new Error('The owner did not answer in time.');
const NONSENSE = new Error('The owner sent an invalid answer.');

interface Running {
  readonly begun: Begun;
  readonly outcome: Promise<Outcome>;
  readonly controller: AbortController;
  waiting: number;
}

async function ask(
  connections: Connections,
  plan: GroupPlan,
  {
    address,
    span,
    recentTags,
  }: { readonly address: string; readonly span: Span; readonly recentTags: readonly string[] },
  signal: AbortSignal,
) {
  // Nothing that a visitor said: it could not be told apart afterwards. The country is one of those that share the answer.
  const headers: Record<string, string> = {
    'x-client-address': address,
    [TIME_LEFT_HEADER]: String(plan.route.timeoutMs),
  };
  if (plan.country !== undefined) headers[VISITOR_COUNTRY_HEADER] = plan.country;
  const parent = traceparent(span);
  if (parent !== undefined) headers['traceparent'] = parent;
  if (plan.route.upstream === 'web') {
    headers['x-forwarded-for'] = address;
    headers[KNOWN_CHANGES_HEADER] = knownChanges(recentTags);
  }
  const asked = {
    method: 'GET',
    path: plan.target,
    headers,
    headersTimeout: 0,
    bodyTimeout: BODY_TIMEOUT_MS,
    signal,
  };
  signal.addEventListener('abort', () => connections.withdraw(asked), { once: true });
  const answer = await connections.request(asked);
  const body = await wholeBody(answer.body);
  const made = { status: answer.statusCode, headers: answer.headers, body };
  if (!makesSense(plan.route.upstream === 'web' ? 'page' : 'call', made)) throw NONSENSE;
  return made;
}

/** @throws NONSENSE when it is longer than any answer of ours */
async function wholeBody(answer: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw NONSENSE;
    pieces.push(piece);
  }
  return Buffer.concat(pieces, bytes);
}

/** Rejects as soon as the signal aborts: a request that is withdrawn while it waits for a connection is told nothing. */
async function unlessAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([asked, aborted]);
}

/** Asks, and reports whether the owner answers at all. */
async function askTracked(reachability: Reachability, asked: () => ReturnType<typeof ask>) {
  reachability.asked();
  try {
    const answer = await asked();
    reachability.answered();
    return answer;
  } catch (error) {
    reachability.givenUp(error);
    throw error;
  }
}

/** Fetches whole answers from owners; concurrent callers share one request. */
export function createFills(options: {
  readonly upstreams: Upstreams;
  readonly answers: Answers;
  readonly changedData: ChangedData;
  readonly outside: OutsideCaching;
  readonly logger: Logger;
  /** Called with each cacheable answer, unless what it was made from has changed in the meantime. */
  readonly keep: (key: string, answer: CachedResponse) => void;
}) {
  const { upstreams, answers, changedData, outside, logger, keep } = options;
  const running = new Map<string, Running>();

  function outcomeOf(plan: GroupPlan, passed: PassedAnswer, begun: Begun) {
    const { status, headers, body } = passed;
    const { rule, route } = plan;
    if (!isCacheable(status, headers, body.length)) return passed;
    const told = readTags(headers[TAGS_HEADER]);
    const tags = told ?? rule.owners.map(changeTags.any);
    const { wrongAt, ...holding } = cacheTimesOf(headers, {
      madeAt: begun.at,
      settledAt: changedData.settledAt(rule, tags),
      kind: told ? 'tagged' : 'untagged',
    });
    const answer = new CachedResponse({
      body,
      headers: [
        ...fieldsOf(upstreamLines(headers, route, answers)),
        ...(outside.tags ? tagHeaders(rule, tags) : []),
      ],
      upstream: headers,
      // Whoever is signed in or has a key may get another answer, which no cache further out may mix up with this one.
      vary: route.upstream === 'web' ? 'Accept-Encoding' : 'Accept-Encoding, Cookie, Authorization',
      stamp: begun.stamp,
      tags,
      toldTags: told,
      cacheControl: sharedCacheControl(rule, outside, wrongAt - begun.at),
      ...holding,
    });
    // An answer begun before a change and ended after it is only for those who asked before.
    if (changedData.isTrue(rule.owners, tags, begun)) keep(plan.key, answer);
    return { kind: 'made', answer } as const;
  }

  async function run(
    plan: GroupPlan,
    asker: Asker,
    begun: Begun,
    controller: AbortController,
  ): Promise<Outcome> {
    const { signal } = controller;
    const { route } = plan;
    const { reachability, connections } = upstreams.linkFor(route);
    if (reachability.isAway) return { kind: 'failed', problem: AWAY };
    if (connections.isOverloaded) return { kind: 'failed', problem: BUSY };
    connections.underWay += 1;
    const timer = setTimeout(() => controller.abort(LATE), route.timeoutMs);
    const { address, trace } = asker;
    const attributes = { 'peer.service': route.upstream ?? '' };
    const span = childSpan(route.label, SpanKind.CLIENT, attributes, trace.context);
    try {
      const send = () =>
        askTracked(reachability, () =>
          unlessAborted(
            ask(connections, plan, { address, span, recentTags: changedData.recentTags() }, signal),
            signal,
          ),
        );
      const answer = await sendWithTries(send, { isRead: true, signal });
      endSpan(span);
      return outcomeOf(plan, { kind: 'passed', ...answer, requestId: trace.id }, begun);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      endSpan(span, error);
      if (signal.reason === LATE) return { kind: 'failed', problem: TOO_SLOW };
      if (signal.reason !== ABANDONED) {
        const { message } = error;
        const { upstream } = route;
        logger.warn(
          { requestId: trace.id, upstream, code: codeOf(error), message },
          'upstream failed',
        );
      }
      return { kind: 'failed', problem: problemOf(error) };
    } finally {
      connections.underWay -= 1;
      clearTimeout(timer);
    }
  }

  function start(plan: GroupPlan, asker: Asker): Running {
    const { key } = plan;
    const controller = new AbortController();
    const begun = changedData.begin(plan.rule.owners);
    const outcome = run(plan, asker, begun, controller).finally(() => {
      if (running.get(key) === flight) running.delete(key);
    });
    const flight: Running = { begun, outcome, controller, waiting: 0 };
    running.set(key, flight);
    return flight;
  }

  return {
    /** Asks, or waits with those who asked already, unless something may have changed since they did. */
    join(plan: GroupPlan, asker: Asker): Flight {
      const known = running.get(plan.key);
      const isCurrent =
        known !== undefined &&
        changedData.isCurrent(plan.rule.owners, known.begun) &&
        !changedData.isDoubtful(plan.rule, known.begun.at, performance.now());
      const flight = isCurrent ? known : start(plan, asker);
      flight.waiting += 1;
      let left = false;
      return {
        outcome: flight.outcome,
        leave() {
          if (left) return;
          left = true;
          flight.waiting -= 1;
          if (flight.waiting > 0) return;
          if (running.get(plan.key) === flight) running.delete(plan.key);
          flight.controller.abort(ABANDONED);
        },
      };
    },
  };
}
