import { createServer, type Socket } from 'node:net';
import { listen } from '@slots/http-kit/graceful-server';

const MEGABYTES = 64;
const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

/** Wrong answers that a broken service may give to any request. */
export const GARBAGE: Readonly<Record<string, (socket: Socket) => void>> = {
  'what is not HTTP': (socket) => socket.end('\u0000\u0001 SSH-2.0 this is no web server\r\n\r\n'),
  'JSON that is cut': (socket) =>
    socket.end(`${JSON_HEAD}Connection: close\r\n\r\n{"data":[{"id":1,"na`),
  'less than it announced': (socket) =>
    socket.end(`${JSON_HEAD}Content-Length: 5000\r\n\r\n{"data":[]}`),
  'a page instead of JSON': (socket) =>
    socket.end(
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<html>Welcome!</html>',
    ),
  'a body without end': (socket) => {
    const piece = Buffer.alloc(1_048_576, 'a');
    socket.write(`${JSON_HEAD}Connection: close\r\n\r\n"`);
    let sent = 0;
    const more = (): void => {
      if (socket.destroyed || sent > MEGABYTES) {
        socket.destroy();
        return;
      }
      sent += 1;
      if (socket.write(piece)) setImmediate(more);
      else socket.once('drain', more);
    };
    more();
  },
};

/** Listens in the place of a service and answers every request in that way. */
export async function startStandIn(
  port: number,
  answer: (socket: Socket) => void,
): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', () => answer(socket));
  });
  await listen(server, '127.0.0.1', port);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
