import { SpanKind } from '@opentelemetry/api';
import { CHANGED_TAGS_HEADER } from '@slots/contracts/changes';
import { checkAnswer, checkEvent, checkRefusal } from '@slots/contracts/check-answer';
import type { Contract, Method } from '@slots/contracts/contract';
import type { Mount } from '@slots/contracts/mount';
import { CallRefused, parseCall } from '@slots/contracts/parse-call';
import { PROBLEM_TYPE } from '@slots/contracts/problem';
import { answersHead } from '@slots/contracts/refusals';
import { sendCsv } from '@slots/csv-file/csv-file';
import type { Logger } from '@slots/logger/logger';
import { TIME_LEFT_HEADER, withTimeLeft } from '@slots/telemetry/time-left';
import { continueTrace, endRequest, type Trace, within } from '@slots/telemetry/trace';
import { type Reader, VISITOR } from '@slots/tokens/claims';
import type { TokenCheck } from '@slots/tokens/verifier';
import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Response,
} from 'express';
import { type AccessCheck, createAccessCheck } from './access.ts';
import { bodyParsers, bodyTooLarge } from './body-parsers.ts';
import { sendEvents } from './event-stream.ts';
import { type DependencyChecks, readiness } from './health.ts';
import { badRequest, HttpProblem, methodNotAllowed, notFound } from './http-problem.error.ts';
import type { HttpMetrics } from './metrics.ts';
import { notingChanges } from './noted-changes.ts';
import type { AnyReply, Route, ServerEvent } from './route.ts';

export interface ServiceOptions {
  readonly name: string;
  readonly routes: readonly Route[];
  /** Ready-made Express applications, each with its path and access. */
  readonly mounts?: readonly { readonly mount: Mount; readonly handler: RequestHandler }[];
  readonly verifier: TokenCheck;
  readonly serviceSecrets: readonly string[];
  readonly logger: Logger;
  /** Made before the service where its parts report metrics too. */
  readonly metrics?: HttpMetrics;
  /** Dependencies that it can answer nothing without: while one of these is away, /readyz says 503. */
  readonly dependencies: DependencyChecks;
  /** Dependencies that it can do without for a while: /readyz reports these, and stays 200. */
  readonly optionalDependencies?: DependencyChecks;
  /** Turns errors of drivers and clients into problems; what none translates is a 500. */
  readonly translators?: readonly ((error: unknown) => HttpProblem | undefined)[];
  /**
   * Compares every answer with its contract too, refusals, headers and unknown fields included, and
   * fails with 500 when they differ: on in tests and development, costs nothing where it is off.
   */
  readonly checkAnswers?: boolean;
  /**
   * Waited for after each call of staff or of a service that may have changed something, before its
   * answer. Not `made`: it failed, and may have stored a part. `tags` are what it noted; without them it may have
   * changed anything. Must not fail.
   */
  readonly onWrite?: (made: boolean, tags: readonly string[] | undefined) => Promise<void>;
}

/** Visitors' writes are not public data. */
function changesData({ access, method, writes }: Contract): boolean {
  return access !== 'any' && (method !== 'GET' || writes === true);
}

/** Makes a write, and before its answer reports its success and tags, to the gateway by a header as well. */
async function told<Reply>(
  handle: () => Promise<Reply>,
  response: Response,
  onWrite: NonNullable<ServiceOptions['onWrite']>,
): Promise<Reply> {
  const noting = notingChanges();
  let made = false;
  try {
    const reply = await noting.run(handle);
    made = true;
    return reply;
  } finally {
    const tags = noting.tags();
    if (tags) response.set(CHANGED_TAGS_HEADER, tags.join(' '));
    else response.removeHeader(CHANGED_TAGS_HEADER);
    if (tags?.length !== 0) await onWrite(made, tags);
  }
}

const VERB = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** The state of a request on its way through the handlers. */
type CallLocals = {
  /** The id of the trace: one for the request in all processes, their logs and the answer. */
  requestId: string;
  trace: Trace;
  route: string;
  reader: Reader;
  contract?: Contract;
};
type CallHandler = RequestHandler<Record<string, string>, unknown, unknown, unknown, CallLocals>;

function sendProblem(response: Response, problem: HttpProblem, requestId: string): void {
  response
    .status(problem.status)
    .set(problem.headers)
    .set('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem.toJSON(requestId)));
}

/** Calls outside their contract, and what Express's own body parser and router refuse. */
function refusal(error: unknown, contract?: Contract): HttpProblem | undefined {
  if (error instanceof CallRefused) return badRequest(error.message, error.errors);
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return undefined;
  }
  // Errors from elsewhere have a status too, such as that of another service's answer.
  if (!('expose' in error) && !(error instanceof URIError)) return undefined;
  if (error.status === 413) return bodyTooLarge(contract?.messages);
  if (error.status === 415) return new HttpProblem(415, 'The content type is not supported.');
  if (error.status >= 400 && error.status < 500) return badRequest('The request cannot be read.');
  return undefined;
}

/**
 * Builds the Express application of a service out of its routes. Once `stopping` is aborted it says
 * that it is not ready and ends its event streams, whose readers come back to another replica.
 */
export function createApplication(
  options: ServiceOptions,
  metrics: HttpMetrics,
  stopping: AbortSignal,
): Express {
  const { name, routes, logger, checkAnswers = false, translators = [], onWrite } = options;
  const access = createAccessCheck({
    service: name,
    verifier: options.verifier,
    serviceSecrets: options.serviceSecrets,
  });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.enable('case sensitive routing');
  app.enable('strict routing');

  app.get('/healthz', (_request, response) => {
    response.json({ status: 'alive' });
  });
  app.get('/readyz', async (_request, response) => {
    const state = await readiness(options.dependencies, options.optionalDependencies);
    const ready = state.ready && !stopping.aborted;
    response.status(ready ? 200 : 503).json({ ...state, ready });
  });
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  const begin: CallHandler = (request, response, next) => {
    const trace = continueTrace(request.method, request.get('traceparent'), {
      kind: SpanKind.SERVER,
    });
    const requestId = trace.id;
    const startedAt = performance.now();
    response.locals = { requestId, trace, route: 'unknown', reader: VISITOR };
    response.set('X-Request-Id', requestId);
    response.on('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      const { method } = request;
      const { route } = response.locals;
      metrics.observe({ method, route, status: response.statusCode }, seconds);
      endRequest(trace, { method, route, status: response.statusCode });
      const level = response.statusCode >= 500 ? 'error' : method === 'GET' ? 'debug' : 'info';
      logger[level]({ requestId, method, route, status: response.statusCode, seconds }, 'request');
    });
    within(trace, next);
  };
  app.use(begin);

  /**
   * Once more, since reading a body may have left the trace; and with the time that the caller waits, which
   * begins when the whole request is there.
   */
  const inItsTrace = (handler: CallHandler): CallHandler => {
    return (request, response, next) => {
      const context = withTimeLeft(response.locals.trace.context, request.get(TIME_LEFT_HEADER));
      return within({ context }, () => handler(request, response, next));
    };
  };

  /** Before the body is read: callers without access upload nothing. */
  const admit = (call: Parameters<AccessCheck>[0], of: Partial<CallLocals> = {}): CallHandler => {
    return async (request, response, next) => {
      Object.assign(response.locals, of);
      const reader = await access(call, request.get('authorization'));
      response.locals.reader = reader;
      // Answers to a signed-in person are private, also from the next person at this screen.
      if (reader.kind === 'staff') response.set('Cache-Control', 'no-store');
      next();
    };
  };

  const mount = ({ contract, handle }: Route): CallHandler => {
    return async (request, response) => {
      // The caller left while they were checked: nothing would tell the handler, since `close` was emitted already.
      if (response.destroyed) return;
      const telling = changesData(contract) ? onWrite : undefined;
      // Calls refused as soon as they are read change nothing.
      if (telling) response.set(CHANGED_TAGS_HEADER, '');
      const parsed = parseCall(contract, {
        params: request.params,
        query: request.query,
        body: request.body,
      });
      const gone = new AbortController();
      // After an answer nothing listens for an abort, whose reason is expensive to create.
      response.on('close', () => response.writableFinished || gone.abort());
      const signal = contract.events ? AbortSignal.any([gone.signal, stopping]) : gone.signal;
      const { reader } = response.locals;
      const handled = () =>
        handle({
          ...parsed,
          reader,
          headers: request.headers,
          address: request.get('x-client-address') ?? request.socket.remoteAddress ?? '',
          url: request.originalUrl,
          signal,
          log: logger,
        });
      const reply = await (telling ? told(handled, response, telling) : handled());
      if (reply.events) {
        const events = checkAnswers ? checkedEvents(contract, reply.events) : reply.events;
        await sendEvents(response, events, signal);
        return;
      }
      if (contract.csv && reply.rows) {
        await sendCsv(response, contract.csv, reply.rows, reply.without);
        return;
      }
      if (checkAnswers) checkAnswer(contract, reply);
      if (response.destroyed) return;
      response.status(reply.status).set(reply.headers ?? {});
      if (reply.body === undefined) response.end();
      else if (Buffer.isBuffer(reply.body)) response.send(reply.body);
      else if (isText(reply)) response.send(reply.body);
      else response.type('application/json').send(textOf(reply.body));
    };
  };

  const admitTo = ({ path, methods, ...needed }: Mount): CallHandler => {
    const allowed: readonly string[] = methods.includes('GET') ? ['HEAD', ...methods] : methods;
    const admitted = admit({ ...needed, method: 'POST', peopleOnly: true });
    return (request, response, next) => {
      response.locals.route = `${path}/*`;
      if (!allowed.includes(request.method)) throw methodNotAllowed(allowed.join(', '));
      return admitted(request, response, next);
    };
  };
  for (const { mount, handler } of options.mounts ?? []) {
    app.use(mount.path, admitTo(mount), handler);
  }

  const methodsOfPath = new Map<string, Method[]>();
  for (const route of routes) {
    const { contract } = route;
    const { path, method } = contract;
    // Express hands HEAD to the handler of GET.
    if (method === 'GET' && !answersHead(contract)) {
      app.head(path, () => {
        throw methodNotAllowed((methodsOfPath.get(path) ?? []).join(', '));
      });
    }
    methodsOfPath.set(path, [...(methodsOfPath.get(path) ?? []), method]);
    const admitted = admit(contract, { route: path, contract });
    app[VERB[method]](path, admitted, ...bodyParsers(contract), inItsTrace(mount(route)));
  }
  for (const [path, methods] of methodsOfPath) {
    app.all(path, () => {
      throw methodNotAllowed(methods.join(', '));
    });
  }
  app.use(() => {
    throw notFound('There is nothing at this address.');
  });

  function problemOf(error: unknown, contract: Contract | undefined): HttpProblem {
    const known =
      error instanceof HttpProblem
        ? error
        : (translators.map((translate) => translate(error)).find(Boolean) ??
          refusal(error, contract));
    if (!known) return failure(error);
    try {
      if (checkAnswers && contract) checkRefusal(contract, known.status);
      return known;
    } catch (undocumented) {
      return failure(undocumented);
    }
  }

  const onError: ErrorRequestHandler<
    Record<string, string>,
    unknown,
    unknown,
    unknown,
    Partial<CallLocals>
  > = (error, _request, response, _next) => {
    const { requestId = '', contract } = response.locals;
    const problem = problemOf(error, contract);
    if (problem.status >= 500) {
      const err: unknown = problem.status === 500 ? problem.cause : error;
      logger.error({ requestId, err }, 'request failed');
    }
    if (response.headersSent) response.destroy();
    else sendProblem(response, problem, requestId);
  };
  app.use(onError);
  return app;
}

/** Texts with a type of their own are sent as they are. */
function isText({ body, headers }: AnyReply): boolean {
  return typeof body === 'string' && headers?.['Content-Type'] !== undefined;
}

const texts = new WeakMap<object, string>();

/** A body as JSON. One that is frozen is the same at each call, and so is its text. */
function textOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) {
    return JSON.stringify(body);
  }
  const known = texts.get(body) ?? JSON.stringify(body);
  texts.set(body, known);
  return known;
}

/** An unforeseen error. */
function failure(cause: unknown): HttpProblem {
  return new HttpProblem(500, 'Internal Server Error', { cause });
}

async function* checkedEvents(
  contract: Contract,
  events: AsyncIterable<ServerEvent<unknown>>,
): AsyncIterable<ServerEvent<unknown>> {
  for await (const event of events) {
    checkEvent(contract, event.data);
    yield event;
  }
}
