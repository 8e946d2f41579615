import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { freePort } from '@slots/processes/ports';
import { serve } from '@slots/testing/serve';

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
  const requests: IncomingMessage[] = [];
  const { url, server, stop } = await serve(
    (request, response) => {
      if (request.url === '/healthz') {
        upstream.health(request, response);
        return;
      }
      requests.push(request);
      upstream.handler(request, response);
    },
    comesBackOn ?? (await freePort()),
  );
  const upstream: TestUpstream = {
    url,
    requests,
    handler: echo,
    health: alive,
    onUpgrade: (listener) => void server.on('upgrade', listener),
    stop,
  };
  return upstream;
}
