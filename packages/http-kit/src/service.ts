import { createServer, type Server } from 'node:http';
import { createApplication, type ServiceOptions } from './application.ts';
import { createGracefulStop } from './graceful-server.ts';
import { createHttpMetrics, type HttpMetrics } from './metrics.ts';

export interface RunningService {
  readonly url: string;
  readonly metrics: HttpMetrics;
  /** Turns readiness off and ends event streams, but keeps answering until no more requests arrive. */
  drain(): Promise<void>;
  /** Stops taking requests, ends event streams, lets the rest end (at most `graceMs`), then closes. */
  close(graceMs?: number): Promise<void>;
}

async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}

/** Starts a service on `host` and `port` (0: any free one). */
export async function startService(
  options: ServiceOptions,
  { host, port }: { host: string; port: number },
): Promise<RunningService> {
  const stopping = new AbortController();
  const { metrics = createHttpMetrics(options.name) } = options;
  const server = createServer(createApplication(options, metrics, stopping.signal));
  const graceful = createGracefulStop(server);
  server.requestTimeout = 30_000;
  const url = await listen(server, host, port);
  options.logger.info({ url }, 'listening');
  return {
    url,
    metrics,
    async drain() {
      stopping.abort();
      await graceful.drain();
    },
    async close(graceMs = 24_000) {
      stopping.abort();
      await graceful.close(graceMs);
    },
  };
}
