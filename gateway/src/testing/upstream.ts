import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { freePort } from '@slots/processes/ports';

/** A small real HTTP server in the place of a service or the web app. */
export interface TestUpstream {
  readonly url: string;
  /** Every request that arrived, oldest first. */
  readonly requests: IncomingMessage[];
  /** The handler of the next requests; an echo of the request unless set. */
  handler: RequestListener;
  /** The same of requests that ask whether it lives, which are in no list: it does, unless set. */
  health: RequestListener;
  /** Takes web sockets from now on. */
  onUpgrade(listener: (request: IncomingMessage, socket: Duplex) => void): void;
  stop(): Promise<void>;
}

/** Answers with what arrived: method, url, headers and body. */
export const echo: RequestListener = (request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    const { method, url, headers } = request;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ method, url, headers, body }));
  });
};

const alive: RequestListener = (_request, response) => void response.end();

/** @param comesBackOn the port of one that was stopped; a free one unless given */
export async function startUpstream(comesBackOn?: number): Promise<TestUpstream> {
  const port = comesBackOn ?? (await freePort());
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      upstream.health(request, response);
      return;
    }
    requests.push(request);
    upstream.handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const upstream: TestUpstream = {
    url: `http://127.0.0.1:${port}`,
    requests,
    handler: echo,
    health: alive,
    onUpgrade: (listener) => void server.on('upgrade', listener),
    async stop() {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
  return upstream;
}
