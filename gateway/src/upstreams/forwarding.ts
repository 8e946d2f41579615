import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type Span, SpanKind } from '@opentelemetry/api';
import { CHANGED_TAGS_HEADER, type ChangeMessage, readTags } from '@slots/contracts/changes';
import { PUBLIC_OWNERS } from '@slots/contracts/contract';
import { HttpProblem } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import { codeOf, isTriedAgain, MAX_TRIES, neverReached } from '@slots/service-client/tries';
import { childSpan, endSpan, traceparent } from '@slots/telemetry/trace';
import type { Dispatcher } from 'undici';
import type { Answers } from '../answers/answers.ts';
import { endWith, fieldsOf, type HeaderLines, writeLines } from '../answers/head.ts';
import type { HeldMemory } from '../connections/held-memory.ts';
import { clientKey } from '../context/client-key.ts';
import { type RequestContext, routeOf } from '../context/request-context.ts';
import { TOO_SLOW } from '../problems/gateway-problems.ts';
import type { Route } from '../routing/route-table.ts';
import { problemOf } from './failures.ts';
import { requestHeaders, responseLines } from './headers.ts';
import type { UpstreamLink } from './upstreams.ts';

/** Between two pieces of an answer's body; event streams may be silent as long as they like. */
const BODY_TIMEOUT_MS = 30_000;
/** An answer whose Content-Length is at most this is buffered, so that one that breaks off becomes a 502. */
const HELD_BYTES = 64 * 1024;

/**
 * Most of an answer that is buffered for a reader who is slower than the upstream, which is then free for others;
 * the rest goes at the reader's pace.
 */
const UNREAD_BYTES = 1024 * 1024;
/** A reader who does not take that in this time is cut off. */
const UNREAD_MS = 120_000;

const GONE = new Error('The visitor went away.');
const LATE = new Error('The upstream did not begin to answer in time.');
const UNREAD = new Error('The visitor does not read the answer.');
const NONSENSE = new Error('The upstream sent an invalid answer.');

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

export interface ForwardingOptions {
  readonly answers: Answers;
  readonly logger: Logger;
  readonly memory: HeldMemory;
  /**
   * Called with a write before its answer is sent, unless its owner says that it changed nothing. One that was not
   * answered, or not with success, is doubtful: it may have been made nevertheless.
   */
  readonly onWrite: ((change: ChangeMessage) => void) | undefined;
}

/**
 * One request on its way to an upstream and its answer on the way back: undici calls it as things
 * happen. Passes a long body on as it comes, no faster than the visitor reads; ends the upstream's
 * work when the visitor goes; answers with a problem when nothing can be passed on.
 */
export class Forwarding implements Dispatcher.DispatchHandler {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #context: RequestContext;
  readonly #route: Route;
  readonly #link: UpstreamLink;
  readonly #options: ForwardingOptions;
  readonly #span: Span;
  /** The last request to the upstream. */
  #asked: Dispatcher.DispatchOptions | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Why the upstream's work is of no use any more. */
  #ended: Error | undefined;
  #answering = false;
  /** An answer of which nothing was passed on yet. */
  #held: { readonly status: number; readonly lines: HeaderLines } | undefined;
  readonly #pieces: Buffer[] = [];
  /** Tags that a write changed, from its owner. */
  #changedTags: readonly string[] | undefined;
  #tries = 1;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    link: UpstreamLink,
    options: ForwardingOptions,
  ) {
    this.#request = request;
    this.#response = response;
    this.#context = context;
    this.#route = routeOf(context);
    this.#link = link;
    this.#options = options;
    const { label, upstream = '' } = this.#route;
    const attributes = { 'peer.service': upstream };
    this.#span = childSpan(label, SpanKind.CLIENT, attributes, context.trace.context);
  }

  start(): void {
    this.#link.connections.underWay += 1;
    this.#response.on('close', () => {
      this.#link.connections.underWay -= 1;
      if (!this.#response.writableFinished) this.#end(GONE);
    });
    const { body } = this.#context;
    if (body instanceof Readable) {
      // The upstream's time begins when it has the whole request; until then the sender is kept to a pace.
      body.once('end', () => this.#startTimer());
      body.once('error', (error) => this.onResponseError(undefined, error));
    } else this.#startTimer();
    this.#link.reachability.asked();
    this.#dispatch();
  }

  #dispatch(): void {
    const { path, search, body } = this.#context;
    this.#asked = {
      method: this.#request.method ?? 'GET',
      path: path + search,
      headers: requestHeaders(this.#request, this.#context, traceparent(this.#span) ?? ''),
      body: body ?? null,
      headersTimeout: 0,
      bodyTimeout: this.#route.events ? 0 : BODY_TIMEOUT_MS,
    };
    this.#link.connections.dispatch(this.#asked, this);
  }

  #startTimer(): void {
    if (this.#answering || this.#ended) return;
    this.#timer = setTimeout(() => this.#end(LATE, TOO_SLOW), this.#route.timeoutMs);
  }

  /** Gives the upstream up and ignores what it still sends. */
  #end(reason: Error, problem?: HttpProblem): void {
    if (this.#ended) return;
    this.#ended = reason;
    if (!this.#answering) this.#link.reachability.givenUp(reason);
    clearTimeout(this.#timer);
    // While an owner is away, what is known of it must last: nothing that it was not asked for empties that.
    if (!neverReached(reason) && (!this.#answering || this.#held))
      this.#tellWrite(false, undefined);
    endSpan(this.#span, reason);
    if (this.#controller) this.#controller.abort(reason);
    else if (this.#asked) this.#link.connections.withdraw(this.#asked);
    if (problem) this.#fail(problem);
  }

  /** Reports a write of staff that reached its owner. What visitors store is read by no other visitor. */
  #tellWrite(made: boolean, tags: readonly string[] | undefined): void {
    const { access, upstream, writes } = this.#route;
    if (access === 'any' || (!writes && isRead(this.#request))) return;
    const owner = PUBLIC_OWNERS.find((one) => one === upstream);
    if (!owner || tags?.length === 0) return;
    this.#options.onWrite?.({ owner, ...(!made && { doubtful: true }), ...(tags && { tags }) });
  }

  #fail(problem: HttpProblem): void {
    if (this.#response.headersSent) this.#response.destroy();
    else this.#options.answers.problem(this.#response, this.#context.requestId, problem);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(this.#ended);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200 || this.#ended) return;
    if (!this.#makesSense(status, headers)) {
      this.onResponseError(controller, NONSENSE);
      return;
    }
    this.#answering = true;
    this.#link.reachability.answered();
    clearTimeout(this.#timer);
    this.#changedTags = readTags(headers[CHANGED_TAGS_HEADER]);
    const lines = responseLines({ status, headers }, this.#context, this.#options.answers);
    if (Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= HELD_BYTES) {
      this.#held = { status, lines };
      return;
    }
    this.#tellWrite(status < 400, this.#changedTags);
    this.#response.writeHead(status, fieldsOf(lines));
    if (this.#route.events) this.#response.flushHeaders();
  }

  /**
   * False for what only another program on the owner's port would answer: a page to a call, or a body
   * whose completeness cannot be determined.
   */
  #makesSense(status: number, headers: IncomingHttpHeaders): boolean {
    if (this.#route.neverHtml && /^text\/html\b/i.test(headers['content-type'] ?? '')) return false;
    if (status === 204 || status === 304 || this.#request.method === 'HEAD') return true;
    return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#held) {
      this.#pieces.push(chunk);
      return;
    }
    if (this.#ended || this.#response.write(chunk)) return;
    this.#holdUnread();
    if (this.#response.writableLength < UNREAD_BYTES) return;
    controller.pause();
    this.#timer = setTimeout(() => {
      this.#end(UNREAD);
      // Not the answer alone: one that waits for its turn would stay in memory until then.
      this.#request.socket.destroy();
    }, UNREAD_MS);
    this.#response.once('drain', () => {
      clearTimeout(this.#timer);
      controller.resume();
    });
  }

  #holdUnread(): void {
    const bytes = this.#response.writableLength;
    if (bytes > 0) this.#options.memory.hold(this.#response, clientKey(this.#context), bytes);
  }

  onResponseEnd(): void {
    if (this.#ended) return;
    endSpan(this.#span);
    if (this.#held) {
      const { status, lines } = this.#held;
      this.#tellWrite(status < 400, this.#changedTags);
      writeLines(this.#response, status, lines);
      const [first] = this.#pieces;
      const body = this.#pieces.length === 1 && first ? first : Buffer.concat(this.#pieces);
      endWith(this.#response, body);
    } else this.#response.end();
    this.#holdUnread();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    if (this.#ended) return;
    if (this.#mayRetry(error)) {
      this.#tries += 1;
      this.#controller = undefined;
      this.#dispatch();
      return;
    }
    if (!(error instanceof HttpProblem)) {
      const { requestId } = this.#context;
      const { upstream } = this.#route;
      const { message } = error;
      this.#options.logger.warn(
        { requestId, upstream, code: codeOf(error), message },
        'upstream failed',
      );
    }
    this.#end(error, problemOf(error));
  }

  #mayRetry(error: Error): boolean {
    if (this.#answering || this.#tries >= MAX_TRIES) return false;
    // A body that is passed on as it comes cannot be sent twice.
    if (this.#context.body instanceof Readable) return false;
    return isTriedAgain(error, { isRead: isRead(this.#request) });
  }
}
