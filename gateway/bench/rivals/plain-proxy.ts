// The proxy that a team would write itself: node:http in front of undici, and nothing else.
// node plain-proxy.ts <port> <upstream>
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'undici';

const [port, upstream = ''] = process.argv.slice(2);
const pool = new Pool(upstream, { connections: 128, pipelining: 1 });

function forward(request: IncomingMessage, response: ServerResponse): void {
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  pool.dispatch(
    {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers,
      body: reads ? null : request,
    },
    {
      onRequestStart() {
        // undici asks for it, and there is nothing to do.
      },
      onResponseStart(_controller, status, { connection: _own, 'keep-alive': _kept, ...answered }) {
        response.writeHead(status, answered);
      },
      onResponseData(controller, chunk) {
        if (response.write(chunk)) return;
        controller.pause();
        response.once('drain', () => controller.resume());
      },
      onResponseEnd() {
        response.end();
      },
      onResponseError() {
        if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
      },
    },
  );
}

createServer(forward).listen(Number(port), '127.0.0.1');
