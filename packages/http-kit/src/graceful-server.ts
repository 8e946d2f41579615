import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The keep-alive time announced to clients. */
export const KEEP_ALIVE_MS = 4_000;
/** It is open for longer, so that no client writes into a connection that closes just then. */
const SPARE_MS = 61_000;
/** Longer than clients keep an idle connection, and than a load balancer takes to see that readiness is off. */
const DRAIN_MS = 5_000;
const STILL_OPEN_MS = 100;

/** Sets a server's keep-alive up so that it can be stopped without losing a request. */
export function createGracefulStop(server: Server) {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.keepAliveTimeoutBuffer = SPARE_MS;
  return {
    /**
     * Keeps answering for five seconds and asks each client to close its connection with the answer;
     * idle ones are closed by their clients in that time. By then callers have found another replica,
     * and no request meets a connection that is being closed.
     */
    async drain(): Promise<void> {
      server.prependListener('request', (_request, response) => {
        response.setHeader('Connection', 'close');
      });
      await delay(DRAIN_MS);
    },
    /** Takes no connection any more and waits for running requests, at most `graceMs`. */
    async close(graceMs: number): Promise<void> {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      // A kept connection becomes idle only when its last answer is out.
      const idle = setInterval(() => server.closeIdleConnections(), STILL_OPEN_MS);
      const forced = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(forced);
    },
  };
}

/** Starts to listen and gives the address (for port 0 the one that was free). */
export async function listen(server: NetServer, host: string, port: number): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}
