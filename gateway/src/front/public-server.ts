import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ARRIVES_MS } from '@slots/contracts/time-budgets';
import { HttpProblem } from '@slots/http-kit/http-problem.error';
import { newTraceId } from '@slots/telemetry/trace';
import type { Answers } from '../answers/answers.ts';
import { answerOn, limitConnections } from '../connections/limit-connections.ts';
import { createPipelining } from '../connections/pipelining.ts';
import { BODY_TOO_LATE } from '../problems/gateway-problems.ts';
import { faultOfFields, MAX_FIELDS } from '../request/request-fields.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_TIMEOUTS_MS = 2_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Connections and their requests have to fit into memory. */
const MAX_CONNECTIONS = 3_000;
/** A reader that takes nothing of an answer for this long (somewhat longer for a large one) is cut off. */
const UNREAD_MS = 30_000;

const PROBLEM_OF_CODE: Readonly<Record<string, HttpProblem>> = {
  HPE_HEADER_OVERFLOW: new HttpProblem(431, 'The headers of the request are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: BODY_TOO_LATE,
};
const UNPARSABLE = new HttpProblem(400, 'The request cannot be read.');
const NO_SUCH_EXPECTATION = new HttpProblem(417, 'The expectation cannot be met.');

/**
 * The one public server. Node's strict parser refuses what could be read in two ways (a length beside chunks,
 * bare line ends); such refusals have the common shape too, and end the connection. So do requests whose header
 * fields are too many or name no one host.
 * @param onRequest gets every other request
 */
export function createPublicServer(
  answers: Answers,
  onRequest: RequestListener,
  {
    maxConnections = MAX_CONNECTIONS,
    unreadMs = UNREAD_MS,
  }: { readonly maxConnections?: number; readonly unreadMs?: number } = {},
): Server {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_ARRIVES_MS,
    connectionsCheckingInterval: CHECK_TIMEOUTS_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Checked here, so that the answer has the common shape.
    requireHostHeader: false,
    insecureHTTPParser: false,
    // Their streams would only be ended and closed again, by a dozen steps. The end of the answer tells that of the visit.
    optimizeEmptyRequests: true,
  });
  // Beyond it Node keeps nothing: it must cost next to nothing to refuse them.
  server.maxHeadersCount = MAX_FIELDS + 1;
  const asked = limitConnections(server, { maxConnections, unreadMs });
  const mayWait = createPipelining();

  function refuse(socket: Socket, problem: HttpProblem): void {
    if (!socket.writable) socket.destroy();
    else {
      socket.end(answers.rawProblem(newTraceId(), problem));
      socket.destroySoon();
    }
  }

  const screened =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request;
      // Came in one piece with a request that ended the connection.
      if (socket.destroyed || socket.writableEnded) return;
      asked(socket);
      const fault = faultOfFields(request);
      if (fault === undefined) {
        if (mayWait(request, response)) next(request, response);
        // Node gives an answer its socket when the one before is out.
      } else if (response.socket === null) socket.destroy();
      else refuse(socket, fault);
    };

  server.on('request', screened(onRequest));
  server.on(
    'checkExpectation',
    screened((_request, response) => answers.problem(response, newTraceId(), NO_SUCH_EXPECTATION)),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answerOn(socket);
    // A problem here would be taken for the answer to another request, or run into one.
    const misleads = answer !== undefined && (answer.headersSent || answer.req.complete);
    if (error.code === 'ECONNRESET' || misleads) socket.destroy();
    else refuse(socket, PROBLEM_OF_CODE[error.code ?? ''] ?? UNPARSABLE);
  });
  return server;
}
