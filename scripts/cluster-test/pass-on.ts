import { connect, createServer, type Socket } from 'node:net';
import { listen } from '@slots/http-kit/graceful-server';

/**
 * Passes each connection on to another address, so that the Service behind it chooses a pod for each.
 * @returns what ends it, connections included
 */
export async function passOn(
  port: number,
  to: { readonly host: string; readonly port: number },
): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(to);
    for (const socket of [incoming, outgoing]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => open.delete(socket));
    }
    // A side that fails takes the other along, as on a direct connection.
    incoming.once('error', () => outgoing.resetAndDestroy());
    outgoing.once('error', () => incoming.resetAndDestroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  await listen(server, '127.0.0.1', port);
  return async () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of open) socket.destroy();
    await closed;
  };
}
