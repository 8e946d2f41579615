import { trace } from '@opentelemetry/api';
import { type Logger, pino } from 'pino';

export type { Logger };

/** Names whose values never reach a log line, on the logged object or two levels below it. */
const SECRETS = ['password', 'token', 'secret', 'authorization', 'cookie'];
const SECRET_PATHS = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).concat(
  '["set-cookie"]',
  '*["set-cookie"]',
  // A command that Redis refused, with its arguments: those of a login among them.
  '*.command',
  // A request that OpenSearch refused or did not answer, with its body: what was typed, or a whole bulk.
  '*.meta.meta.request',
);

/**
 * The log of a process: one JSON object a line on standard output. What is logged in the course of a
 * request or a job has its id, which is the id of its trace, as `requestId`.
 * Secrets are censored by name, as a second layer behind not logging them at all.
 */
export function createLogger({ name, level }: { name: string; level: string }): Logger {
  return pino({
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    mixin: currentRequest,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** A line's own fields win over these. */
function currentRequest(): { requestId?: string } {
  const span = trace.getActiveSpan();
  return span ? { requestId: span.spanContext().traceId } : {};
}
