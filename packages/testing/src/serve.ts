import { createServer, type RequestListener, type Server } from 'node:http';
import { listen } from '@slots/http-kit/graceful-server';

/** A small HTTP server on this machine, in the place of a real one. */
export interface SmallServer {
  readonly url: string;
  /** Host and port, as settings name it. */
  readonly host: string;
  readonly server: Server;
  /** Cuts off what is still running. */
  stop(): Promise<void>;
}

/** Answers requests with the handler, on a free port unless told otherwise. */
export async function serve(handler: RequestListener, port = 0): Promise<SmallServer> {
  const server = createServer(handler);
  const url = await listen(server, '127.0.0.1', port);
  return {
    url,
    host: new URL(url).host,
    server,
    async stop() {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
}
