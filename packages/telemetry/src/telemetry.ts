import type { Logger } from '@slots/logger/logger';

/** The part of a process's settings that says where traces go. */
export interface TelemetrySettings {
  /** Where OTLP over HTTP is taken; without it nothing is recorded and no SDK is loaded. */
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  /** The share of requests that is recorded, from 0 to 1; decided once, at the gateway. */
  readonly OTEL_TRACES_SAMPLER_ARG?: number | undefined;
}

export interface Telemetry {
  /** Sends what is left. */
  close(): Promise<void>;
}

const OFF: Telemetry = { close: () => Promise.resolve() };
let tracing = false;

/** True when traces are sent: costly tracing asks before it starts. */
export function isTracing(): boolean {
  return tracing;
}

/** Has the traces of this process sent to where its settings say. Call it before anything else starts. */
export async function startTelemetry(
  settings: TelemetrySettings,
  { service, logger }: { service: string; logger: Logger },
): Promise<Telemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio = 1 } = settings;
  if (endpoint === undefined) return OFF;
  tracing = true;
  const { startExport } = await import('./export.ts');
  return startExport({ endpoint, ratio, service, logger });
}
