import { randomUUID } from 'node:crypto';
import { context, DiagLogLevel, diag, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '@slots/logger/logger';
import { followRedisCommands } from './redis-spans.ts';

const SEND_EVERY_MS = 2_000;
const SEND_TIMEOUT_MS = 5_000;
const COMPLAIN_EVERY_MS = 60_000;

/** Loaded only where traces are sent somewhere: it costs some 20 MB of memory. */
export function startExport(options: {
  endpoint: string;
  ratio: number;
  service: string;
  logger: Logger;
}): { close(): Promise<void> } {
  const { endpoint, ratio, service, logger } = options;
  complainSeldom(logger);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'slots',
      'service.name': service,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  const unfollow = followRedisCommands();
  logger.info({ endpoint, ratio }, 'traces are sent');
  return {
    async close() {
      unfollow();
      await provider
        .shutdown()
        .catch((error: unknown) => logger.warn({ err: error }, 'the last traces were not sent'));
    },
  };
}

const silent = (): void => undefined;

/** A collector that is away is no fault of ours, and must not fill the log. */
function complainSeldom(logger: Logger): void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const complain = (message: string): void => {
    const now = performance.now();
    if (now - lastAt < COMPLAIN_EVERY_MS) return;
    lastAt = now;
    // The SDK writes an error as JSON, stack and all. What is sent belongs to many requests.
    const reason = /"message":"([^"]*)"/.exec(message)?.[1] ?? message;
    context.with(ROOT_CONTEXT, () => logger.warn({ reason }, 'traces cannot be sent'));
  };
  diag.setLogger(
    { error: complain, warn: complain, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.WARN,
  );
}
