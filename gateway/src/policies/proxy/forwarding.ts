import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type Span, SpanKind } from '@opentelemetry/api';
import type { Logger } from '@slots/logger/logger';
import { childSpan, endSpan, traceparent } from '@slots/telemetry/trace';
import type { Dispatcher, Pool } from 'undici';
import type { Answers } from '../../answers.ts';
import { type Exchange, routeOf } from '../../exchange.ts';
import {
  AWAY,
  BODY_TOO_LARGE,
  CUT,
  type GatewayProblem,
  TOO_SLOW,
  UNREADABLE,
} from '../../gateway-problems.ts';
import type { Route } from '../../route-table.ts';
import { BodyTooLarge } from '../body-limit/policy.ts';
import { requestHeaders, responseHeaders } from './headers.ts';

/** Between two pieces of an answer's body; event streams may be silent as long as they like. */
const BODY_TIMEOUT_MS = 30_000;

/** The connection was closed under the request: by an upstream that ended an idle one, mostly. */
const CUT_CODES: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function problemOf(error: Error): GatewayProblem {
  if (error instanceof BodyTooLarge) return BODY_TOO_LARGE;
  const code = codeOf(error);
  if (UNREACHABLE_CODES.has(code)) return AWAY;
  if (code === 'UND_ERR_INVALID_ARG') return UNREADABLE;
  return CUT;
}

const GONE = new Error('The visitor went away.');
const LATE = new Error('The upstream did not begin to answer in time.');

/**
 * One request on its way to an upstream and its answer on the way back: undici calls it as things
 * happen. Passes the body on as it comes, no faster than the visitor reads; ends the upstream's
 * work when the visitor goes; answers with a problem when nothing can be passed on.
 */
export class Forwarding implements Dispatcher.DispatchHandler {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #exchange: Exchange;
  readonly #route: Route;
  readonly #pool: Pool;
  readonly #answers: Answers;
  readonly #logger: Logger;
  readonly #span: Span;
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Why the upstream's work is of no use any more. */
  #ended: Error | undefined;
  #answering = false;
  #retried = false;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    exchange: Exchange,
    context: { readonly pool: Pool; readonly answers: Answers; readonly logger: Logger },
  ) {
    this.#request = request;
    this.#response = response;
    this.#exchange = exchange;
    this.#route = routeOf(exchange);
    this.#pool = context.pool;
    this.#answers = context.answers;
    this.#logger = context.logger;
    const { label, upstream = '' } = this.#route;
    const attributes = { 'peer.service': upstream };
    this.#span = childSpan(label, SpanKind.CLIENT, attributes, exchange.trace.context);
  }

  start(): void {
    this.#response.once('close', () => this.#visitorGone());
    const { body } = this.#exchange;
    // The upstream's time begins when it has the whole request; the sender's is the server's matter.
    if (body) body.once('end', () => this.#startTimer());
    else this.#startTimer();
    this.#dispatch();
  }

  #dispatch(): void {
    const { path, search, body } = this.#exchange;
    this.#pool.dispatch(
      {
        method: this.#request.method ?? 'GET',
        path: path + search,
        headers: requestHeaders(this.#request, this.#exchange, traceparent(this.#span) ?? ''),
        body: body ?? null,
        headersTimeout: 0,
        bodyTimeout: this.#route.events ? 0 : BODY_TIMEOUT_MS,
      },
      this,
    );
  }

  #startTimer(): void {
    if (this.#answering || this.#ended) return;
    this.#timer = setTimeout(() => this.#end(LATE, TOO_SLOW), this.#route.timeoutMs);
  }

  #visitorGone(): void {
    if (!this.#response.writableFinished) this.#end(GONE);
  }

  /** Gives the upstream up; what it still says is not listened to. */
  #end(reason: Error, problem?: GatewayProblem): void {
    if (this.#ended) return;
    this.#ended = reason;
    clearTimeout(this.#timer);
    endSpan(this.#span, reason);
    this.#controller?.abort(reason);
    if (problem) this.#fail(problem);
  }

  #fail(problem: GatewayProblem): void {
    if (this.#response.headersSent) this.#response.destroy();
    else this.#answers.problem(this.#response, this.#exchange.requestId, problem);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(this.#ended);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200 || this.#ended) return;
    this.#answering = true;
    clearTimeout(this.#timer);
    this.#response.writeHead(status, responseHeaders(headers, this.#exchange, this.#answers));
    if (this.#route.events) this.#response.flushHeaders();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#ended || this.#response.write(chunk)) return;
    controller.pause();
    this.#response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    if (this.#ended) return;
    endSpan(this.#span);
    this.#response.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    if (this.#ended) return;
    if (this.#mayRetry(error)) {
      this.#retried = true;
      this.#controller = undefined;
      this.#dispatch();
      return;
    }
    if (!(error instanceof BodyTooLarge)) {
      const { requestId } = this.#exchange;
      const { upstream } = this.#route;
      const { message } = error;
      this.#logger.warn({ requestId, upstream, code: codeOf(error), message }, 'upstream failed');
    }
    this.#end(error, problemOf(error));
  }

  /** A read may meet a kept connection in the moment that its other end closes it: one more try. */
  #mayRetry(error: Error): boolean {
    const reads = this.#request.method === 'GET' || this.#request.method === 'HEAD';
    return reads && !this.#retried && !this.#answering && CUT_CODES.has(codeOf(error));
  }
}
