import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '@slots/logger/logger';
import { beginTrace, endRequest, within } from '@slots/telemetry/trace';
import { type Answers, discardRest } from '../answers/answers.ts';
import type { RequestContext, Session } from '../context/request-context.ts';
import type { AnswerHealth } from '../operations/health.ts';
import type { Metrics } from '../operations/metrics.ts';
import { UNREADABLE } from '../problems/gateway-problems.ts';
import type { PublicCache } from '../public-cache/public-cache.ts';
import { normaliseTarget } from '../request/request-target.ts';

const VISITOR: Session = { kind: 'visitor' };

export interface FrontOptions {
  readonly answers: Answers;
  readonly logger: Logger;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly countryOf: (address: string) => string | null;
  readonly answerHealth: AnswerHealth;
  readonly isStopping: () => boolean;
  /** Answers visitors from memory; without it nothing is kept. */
  readonly cache: Pick<PublicCache, 'answer'> | undefined;
  /** Gets every request that the front does not answer. */
  readonly pipelines: RequestListener;
  readonly metrics: Pick<Metrics, 'observe'> | undefined;
}

/**
 * Takes every request first: answers visitors from memory where it can, opens the context of all
 * others, brings its path into the one spelling that all decisions are made on, answers about the
 * gateway's own health, and hands the rest to the pipelines.
 */
export function createFront(options: FrontOptions): RequestListener {
  const { answers, answerHealth, cache, clientAddress, countryOf, isStopping, pipelines } = options;
  const finish = createFinish(options);

  return (request, response) => {
    // A connection that is to end is the pipelines' matter.
    const plan = isStopping() ? undefined : cache?.answer(request, response);
    if (plan === 'answered') return;
    const trace = beginTrace(request.method ?? '', traceparentOf(request));
    const requestId = trace.id;
    const target = normaliseTarget(request.url ?? '');
    const address = clientAddress(request);
    const context: RequestContext = {
      requestId,
      trace,
      startedAt: performance.now(),
      path: target?.path ?? '',
      search: target?.search ?? '',
      address,
      country: countryOf(address),
      plan,
      route: undefined,
      session: VISITOR,
      browserCookie: undefined,
      renewedCookie: undefined,
      rateLimitLines: '',
      body: undefined,
    };
    request.context = context;
    // Emitted only once, and `once` would allocate two more objects per request.
    response.on('close', () => finish(request, response, context));

    if (!target) answers.problem(response, requestId, UNREADABLE);
    else if (!answerHealth(request, response, context)) {
      request.url = target.path + target.search;
      within(trace, () => pipelines(request, response));
    }
  };
}

function traceparentOf({ headers }: IncomingMessage): string | undefined {
  const given = headers['traceparent'];
  return typeof given === 'string' ? given : undefined;
}

/** Reads of staff and keys that are logged like writes: what they may not do, or what no screen of ours asks. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 405]);

/** The person behind a request, and their API key; a visitor's address is in no log. */
function askerOf({ session }: RequestContext): { user?: number; key?: number } {
  if (session.kind !== 'signed-in') return {};
  const { sub, key } = session.claims;
  return { user: Number(sub), ...(key && { key: key.id }) };
}

/** Ends a request: logs, measures and traces it. */
function createFinish({ logger, metrics }: FrontOptions) {
  const logsReads = logger.isLevelEnabled('debug');
  return (request: IncomingMessage, response: ServerResponse, context: RequestContext): void => {
    discardRest(request);
    const milliseconds = performance.now() - context.startedAt;
    const method = request.method ?? '';
    const route = context.route?.label ?? 'none';
    const status = response.statusCode;
    metrics?.observe({ method, route, status }, milliseconds / 1_000);
    // Neither health, asked every few seconds, nor what leads nowhere is worth a trace.
    if (context.route) endRequest(context.trace, { method, route, status });
    const reads = method === 'GET' || method === 'HEAD';
    // Not those about health: while a service is away they come every few seconds.
    const failed = status >= 500 && context.route !== undefined;
    // Not those of visitors, who could fill the log with them; the metrics count these.
    const refused = context.session.kind === 'signed-in' && REFUSED.has(status);
    if (reads && !failed && !refused && !logsReads) return;
    const level = failed ? 'error' : reads && !refused ? 'debug' : 'info';
    const { requestId } = context;
    const asker = askerOf(context);
    logger[level]({ requestId, ...asker, method, route, status, milliseconds }, 'request');
  };
}
