import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send no request before they have the answer to the last; proxies that do so send a few. */
const MAX_WAITING = 8;
/** On all connections together. */
const MAX_WAITING_TOTAL = 500;

/**
 * Ends connections on which too many requests were sent ahead of their answers: Node begins to work on all that
 * have arrived, and each answer waits in memory until the client has read those before it. An answer that breaks off
 * while it waits ends its connection at its turn.
 * @returns whether a request may be answered; its connection is gone when it may not
 */
export function createPipelining(): (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean {
  const waiting = new WeakMap<Socket, number>();
  let inAll = 0;
  return ({ socket }, response) => {
    // Node gives an answer its socket when the one before is out.
    if (response.socket !== null) return true;
    const others = waiting.get(socket) ?? 0;
    if (others >= MAX_WAITING || inAll >= MAX_WAITING_TOTAL) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, others + 1);
    inAll += 1;
    response.once('close', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      inAll -= 1;
    });
    // Node gives one that broke off its turn too, and nothing would end that. Not sooner: the answers before it are whole.
    response.once('socket', () => {
      if (response.destroyed) socket.destroy();
    });
    return true;
  };
}
