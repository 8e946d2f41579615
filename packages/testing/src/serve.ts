import { createServer, type RequestListener } from 'node:http';
import { listen } from '@slots/http-kit/graceful-server';

/** A small HTTP server on this machine, in the place of a real one: on a free port unless told otherwise. */
export async function serve(handler: RequestListener, port = 0) {
  const server = createServer(handler);
  const url = await listen(server, '127.0.0.1', port);
  return {
    url,
    /** Host and port, as settings name it. */
    host: new URL(url).host,
    server,
    /** Cuts off what is still running. */
    async stop(): Promise<void> {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
}

export type SmallServer = Awaited<ReturnType<typeof serve>>;
