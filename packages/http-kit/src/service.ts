import { createServer, type Server } from 'node:http';
import { createApplication, type ServiceOptions } from './application.ts';
import { createHttpMetrics, type HttpMetrics } from './metrics.ts';

export interface RunningService {
  readonly url: string;
  readonly metrics: HttpMetrics;
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
  const metrics = createHttpMetrics(options.name);
  const server = createServer(createApplication(options, metrics, stopping.signal));
  // Longer than the gateway keeps its idle connections, so that it never writes into a closing one.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 30_000;
  const url = await listen(server, host, port);
  options.logger.info({ url }, 'listening');
  return {
    url,
    metrics,
    async close(graceMs = 25_000) {
      stopping.abort();
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      const forced = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(forced);
    },
  };
}
