import { connect, createServer, type Socket } from 'node:net';
import { listen } from '@slots/http-kit/graceful-server';

/**
 * Passes each new connection on to the address that `target` gives for it; without one it is refused.
 * @param port where it listens; any free one when left out
 */
export async function startForwarding(
  target: () => { readonly host: string; readonly port: number } | undefined,
  port = 0,
) {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const to = target();
    if (!to) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(to);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => sockets.delete(socket));
    }
    // A side that fails takes the other along, as on a direct connection.
    incoming.once('error', () => outgoing.resetAndDestroy());
    outgoing.once('error', () => incoming.resetAndDestroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  const url = await listen(server, '127.0.0.1', port);
  return {
    url,
    /** Ends it, connections included. */
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
