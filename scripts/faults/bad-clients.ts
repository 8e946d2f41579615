import { connect, type Socket } from 'node:net';

const CLIENTS = 200;
const DRIP_MS = 1_000;
/** So that who attacks has a processor left for those who watch. */
const AGAIN_AFTER_MS = 1_000;

/** The bytes that each client sends, and how it behaves. */
export interface BadClientOptions {
  readonly head: string;
  /** Sent again each second. */
  readonly drip?: string;
  readonly reads?: boolean;
  readonly clients?: number;
  /** True when each comes back after it was cut off. */
  readonly again?: boolean;
}

/**
 * Clients of the gateway that hold what they can: each writes its beginning, and then perhaps a drip each second.
 * @returns what ends them
 */
export function begin(
  url: string,
  { head, drip, reads = true, clients = CLIENTS, again = false }: BadClientOptions,
): () => void {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let hasLeft = false;
  function come(): void {
    if (hasLeft) return;
    const socket = connect(Number(port), hostname, () => socket.write(head));
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (again) setTimeout(come, AGAIN_AFTER_MS).unref();
    });
    if (reads) socket.resume();
    else socket.pause();
  }
  for (let count = 0; count < clients; count += 1) come();
  const dripping = setInterval(() => {
    if (drip === undefined) return;
    for (const socket of sockets) if (socket.writable) socket.write(drip);
  }, DRIP_MS);
  return () => {
    hasLeft = true;
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
}

/** Two hundred of each kind. */
export const BAD_CLIENTS: Readonly<Record<string, (url: string, cookie: string) => () => void>> = {
  'headers that never end': (url) =>
    begin(url, { head: 'GET /api/countries HTTP/1.1\r\nHost: slots\r\n', drip: 'X-More: 1\r\n' }),
  'bodies that never end': (url, cookie) =>
    begin(url, {
      head: `POST /api/casinos HTTP/1.1\r\nHost: slots\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"`,
      drip: 'a',
    }),
  'readers that never read': (url) =>
    begin(url, {
      head: 'GET /api/public/games?limit=100 HTTP/1.1\r\nHost: slots\r\n\r\n'.repeat(50),
      reads: false,
    }),
  'connections that say nothing': (url) => begin(url, { head: '' }),
};
