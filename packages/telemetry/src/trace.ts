import { randomFillSync } from 'node:crypto';
import {
  type Attributes,
  type Context,
  context,
  INVALID_TRACEID,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

// Registered where it is read, since the id of the current request is in every log line, traces or not.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

/** Does nothing until `startTelemetry` has put the SDK behind it. */
const tracer = trace.getTracer('slots');

/** A request or a job, in this process. */
export interface Trace {
  /** The id of the whole request, in all processes: 32 hexadecimal digits. */
  readonly id: string;
  readonly span: Span;
  readonly context: Context;
}

/** The outcome of a request. */
export interface RequestOutcome {
  readonly method: string;
  /** A path of a contract, never the address itself, which may hold private data. */
  readonly route: string;
  readonly status: number;
}

function wrap(span: Span, parent: Context): Trace {
  return { id: span.spanContext().traceId, span, context: trace.setSpan(parent, span) };
}

const ID_BYTES = 16;
/** Random bytes are made for many ids at once: every request needs one. */
const random = Buffer.allocUnsafe(256 * ID_BYTES);
let used = random.length;

/** The id of a trace that is not recorded. */
export function newTraceId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += ID_BYTES;
  return random.toString('hex', used - ID_BYTES, used);
}

/** Where no SDK makes ids, they are made here; such a span is not recorded. */
function identified(span: Span): Span {
  if (span.spanContext().traceId !== INVALID_TRACEID) return span;
  const traceId = newTraceId();
  return trace.wrapSpanContext({
    traceId,
    spanId: traceId.slice(16),
    traceFlags: TraceFlags.NONE,
  });
}

/** The W3C Trace Context header, in the version that we write ourselves. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

function spanContextOf(header: string | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  return traceId ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : null;
}

/**
 * Begins the trace of a request that comes from outside. Its id and whether it is recorded are always
 * chosen here: a stranger's `traceparent` could make many requests share one id, or have them all
 * recorded. What it names is linked to, no more.
 */
export function beginTrace(name: string, traceparent: string | undefined): Trace {
  const outside = spanContextOf(traceparent);
  const links = outside ? [{ context: outside }] : [];
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, links }, ROOT_CONTEXT);
  return wrap(identified(span), ROOT_CONTEXT);
}

/**
 * Continues the trace of another process of ours; begins one where `traceparent` names none.
 * @param kind SERVER for a request, CONSUMER for a job
 */
export function continueTrace(
  name: string,
  traceparent: string | undefined,
  { kind, attributes = {} }: { kind: SpanKind; attributes?: Attributes },
): Trace {
  const remote = spanContextOf(traceparent);
  const parent = remote
    ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
    : ROOT_CONTEXT;
  return wrap(identified(tracer.startSpan(name, { kind, attributes }, parent)), parent);
}

/** The id of the trace that a `traceparent` names. */
export function traceIdOf(header: string | undefined): string | undefined {
  return spanContextOf(header)?.traceId;
}

/** Runs `work` as a part of a trace: what it logs, asks and queues carries the trace's id. */
export function within<T>({ context: own }: Pick<Trace, 'context'>, work: () => T): T {
  return context.with(own, work);
}

/** Runs all the work of a trace here, and ends its span with how that went. */
export async function runTrace<T>(
  own: Pick<Trace, 'span' | 'context'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await within(own, work);
    endSpan(own.span);
    return result;
  } catch (error) {
    endSpan(own.span, error);
    throw error;
  }
}

/** Ends the span of a request, with its outcome. */
export function endRequest({ span }: Pick<Trace, 'span'>, outcome: RequestOutcome): void {
  if (!span.isRecording()) return;
  const { method, route, status } = outcome;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Ends a span with what went wrong, if anything. Only the kind of an error: its text may hold data. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  }
  span.end();
}

/** A span below another one, for work that tells its end by an event. */
export function childSpan(
  name: string,
  kind: SpanKind,
  attributes: Attributes = {},
  parent: Context = context.active(),
): Span {
  return tracer.startSpan(name, { kind, attributes }, parent);
}

/**
 * Runs `work` in a span of the current trace; outside of any, as it is. So what a process does by
 * itself, every few seconds, is no trace.
 */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!trace.getActiveSpan()) return work(undefined);
  const span = childSpan(name, kind);
  return runTrace({ span, context: trace.setSpan(context.active(), span) }, () => work(span));
}

/** The W3C header that carries a span to another process; undefined outside of any trace. */
export function traceparent(span: Span | undefined = trace.getActiveSpan()): string | undefined {
  const own = span?.spanContext();
  if (!own || own.traceId === INVALID_TRACEID) return undefined;
  return `00-${own.traceId}-${own.spanId}-${own.traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
}

/** True while the current work is recorded. */
export function isRecording(): boolean {
  return trace.getActiveSpan()?.isRecording() ?? false;
}
