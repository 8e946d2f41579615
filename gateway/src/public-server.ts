import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { newTraceId } from '@slots/telemetry/trace';
import type { Answers } from './answers.ts';
import type { GatewayProblem } from './gateway-problems.ts';

const HEADERS_TIMEOUT_MS = 10_000;
/** For a whole request: 14 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;
const CHECK_TIMEOUTS_MS = 2_000;
/** How long clients are told to keep an idle connection. */
const KEEP_ALIVE_MS = 4_000;
/** It is open for longer than load balancers keep it, who go by their own settings: none of them writes into a closing one. */
const KEEP_ALIVE_SPARE_MS = 61_000;
const LONGEST_HEADERS = 16 * 1024;
/** Beyond it new ones are closed at once: what they need, and what they may ask for, has to fit into memory. */
const MOST_CONNECTIONS = 3_000;
const STILL_OPEN_MS = 100;
/** Longer than load balancers take to see that readiness is off. */
const DRAIN_MS = 5_000;

const PROBLEM_OF_CODE: Readonly<Record<string, GatewayProblem>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const UNPARSABLE: GatewayProblem = { status: 400, message: 'The request cannot be read.' };
const NO_SUCH_EXPECTATION: GatewayProblem = {
  status: 417,
  message: 'What the request expects cannot be met.',
};

/** Whether an answer is being written on this connection, which another one must not run into. */
function isAnswering(socket: Duplex): boolean {
  // The name is Node's own; its default handler looks at it for the same reason.
  // oxlint-disable-next-line no-underscore-dangle
  return '_httpMessage' in socket && Boolean(socket._httpMessage);
}

/**
 * The one public server, without a request handler yet. Node's strict parser refuses what could be
 * read in two ways (a length beside chunks, bare line ends); such refusals have the common shape too.
 */
export function createPublicServer(answers: Answers): Server {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_TIMEOUTS_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveTimeoutBuffer: KEEP_ALIVE_SPARE_MS,
    maxHeaderSize: LONGEST_HEADERS,
    // Checked by the front, which answers in the common shape.
    requireHostHeader: false,
    insecureHTTPParser: false,
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(answers.rawProblem(newTraceId(), PROBLEM_OF_CODE[error.code ?? ''] ?? UNPARSABLE));
  });
  server.on('checkExpectation', (_request, response) => {
    answers.problem(response, newTraceId(), NO_SUCH_EXPECTATION);
  });
  return server;
}

/** Starts to listen and gives the address (for port 0 the one that was free). */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}

/**
 * Goes on answering for five seconds and has each connection closed by its next answer, so that load
 * balancers have found another gateway when this one closes.
 */
export async function drainServer(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  await delay(DRAIN_MS);
}

/** Takes no new connections and waits for the running requests, at most `graceMs`. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept connection becomes idle only when its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), STILL_OPEN_MS);
  const forced = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(forced);
}
