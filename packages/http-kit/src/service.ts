import { createServer } from 'node:http';
import { REQUEST_ARRIVES_MS } from '@slots/contracts/time-budgets';
import { createApplication, type ServiceOptions } from './application.ts';
import { createGracefulStop, listen } from './graceful-server.ts';
import { createHttpMetrics } from './metrics.ts';

/** Callers send them at once. */
const HEADERS_TIMEOUT_MS = 10_000;
/** The gateway passes long bodies on as they come, so its own time has to end first: 408 there, but 502 when it ends here. */
const REQUEST_TIMEOUT_MS = REQUEST_ARRIVES_MS + 30_000;

/** Starts a service on `host` and `port` (0: any free one). */
export async function startService(
  options: ServiceOptions,
  { host, port }: { host: string; port: number },
) {
  const stopping = new AbortController();
  const { metrics = createHttpMetrics(options.name) } = options;
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    createApplication(options, metrics, stopping.signal),
  );
  const graceful = createGracefulStop(server);
  const url = await listen(server, host, port);
  options.logger.info({ url }, 'listening');
  return {
    url,
    /** Turns readiness off and ends event streams, but keeps answering until no more requests arrive. */
    async drain(): Promise<void> {
      stopping.abort();
      await graceful.drain();
    },
    /** Stops taking requests, ends event streams, lets the rest end (at most `graceMs`), then closes. */
    async close(graceMs = 24_000): Promise<void> {
      stopping.abort();
      await graceful.close(graceMs);
    },
  };
}

export type RunningService = Awaited<ReturnType<typeof startService>>;
