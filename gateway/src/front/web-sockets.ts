import type { Server } from 'node:http';
import { connect } from 'node:net';

const CONNECT_TIMEOUT_MS = 2_500;

/** Passes web socket connections on to the web app: its hot reload in development needs one. */
export function passWebSocketsTo(webUrl: string, server: Server): void {
  const { hostname, port } = new URL(webUrl);
  server.on('upgrade', (request, visitor, head) => {
    const web = connect(
      { port: Number(port || 80), host: hostname, timeout: CONNECT_TIMEOUT_MS },
      () => {
        web.setTimeout(0);
        const lines = [`${request.method} ${request.url} HTTP/1.1`];
        for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
          const name = request.rawHeaders[at] ?? '';
          if (name.toLowerCase() === 'cookie') continue;
          lines.push(`${name}: ${request.rawHeaders[at + 1]}`);
        }
        web.write(`${lines.join('\r\n')}\r\n\r\n`);
        web.write(head);
        web.pipe(visitor).pipe(web);
      },
    );
    web.on('timeout', () => web.destroy());
    web.on('error', () => visitor.destroy());
    visitor.on('error', () => web.destroy());
    web.on('close', () => visitor.destroy());
    visitor.on('close', () => web.destroy());
  });
}
