import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SentRequest {
  readonly method?: string;
  /** Sent as it is, however strange. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as JSON. */
  json(): Record<string, unknown>;
}

/** Sends one request on a connection of its own and reads the whole answer. */
export async function send(baseUrl: string, sent: SentRequest = {}): Promise<Received> {
  const { hostname, port } = new URL(baseUrl);
  const { method = 'GET', path = '/', headers = {}, body } = sent;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      text(answer).then(
        (received) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: received,
            json: () => JSON.parse(received),
          }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Writes bytes to the gateway as they are and gives all that comes back until the end. */
export async function sendRaw(baseUrl: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}
