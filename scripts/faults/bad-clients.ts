import { connect, type Socket } from 'node:net';

const CLIENTS = 200;
const DRIP_MS = 1_000;

/** Clients of the gateway that hold what they can: each writes its beginning, and then perhaps a drip each second. */
export interface BadClients {
  leave(): void;
}

function begin(
  url: string,
  { head, drip, reads = true }: { head: string; drip?: string; reads?: boolean },
): BadClients {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = Array.from({ length: CLIENTS }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    socket.on('error', () => undefined);
    if (reads) socket.resume();
    else socket.pause();
    return socket;
  });
  const dripping = setInterval(() => {
    if (drip === undefined) return;
    for (const socket of sockets) if (socket.writable) socket.write(drip);
  }, DRIP_MS);
  return {
    leave() {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Two hundred of each kind. */
export const BAD_CLIENTS: Readonly<Record<string, (url: string, cookie: string) => BadClients>> = {
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
