import { connect, type Socket } from 'node:net';

/** A connection that is held open, and what came over it. */
export interface HeldConnection {
  readonly socket: Socket;
  readonly received: string;
  readonly isClosed: boolean;
}

/**
 * Opens a connection, sends bytes and leaves it open from this side.
 * @param drip sent again each second
 * @param reads whether anything that comes is taken
 */
export function holdConnection(
  baseUrl: string,
  bytes: string,
  { drip, reads = true }: { readonly drip?: string; readonly reads?: boolean } = {},
): HeldConnection {
  const { hostname, port } = new URL(baseUrl);
  let received = '';
  let isClosed = false;
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  const dripping = setInterval(() => {
    if (drip !== undefined && socket.writable) socket.write(drip);
  }, 1_000);
  if (reads) {
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
  }
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(dripping);
    isClosed = true;
  });
  return {
    socket,
    get received() {
      return received;
    },
    get isClosed() {
      return isClosed;
    },
  };
}
