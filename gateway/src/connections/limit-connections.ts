import { type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Maximum connections examined to free one. */
const LOOKED_AT = 1_000;
const LOOK_AT_READERS_MS = 2_000;
/** Bytes that a reader takes in a millisecond at least: 64 kB in ten seconds. */
const MIN_BYTES_PER_MS = 6.5;
const MAX_UNREAD_MS = 120_000;

/** The answer that is being made or written on this connection. */
export function answerOn(socket: Duplex): ServerResponse | undefined {
  // The name is Node's own; its default handlers look at it for the same reason.
  // oxlint-disable-next-line no-underscore-dangle
  const answer = '_httpMessage' in socket ? socket._httpMessage : undefined;
  return answer instanceof ServerResponse ? answer : undefined;
}

/** True when the client has to act: to send the rest of a body, or to read. */
function isSlow(socket: Socket, { req: request }: ServerResponse): boolean {
  return !request.complete || socket.writableLength > 0;
}

/** The connection to close when there is no room for another one. */
function firstToGo(connections: Iterable<Socket>): Socket | undefined {
  let slow: Socket | undefined;
  let looked = 0;
  for (const socket of connections) {
    const answer = answerOn(socket);
    // Asked for nothing, or not wholly yet, or has its answer.
    if (!answer) return socket;
    if (!slow && isSlow(socket, answer)) slow = socket;
    looked += 1;
    if (looked === LOOKED_AT) break;
  }
  return slow;
}

/** The bytes that a client has read on a connection, and since when it has read no more. */
interface Unread {
  readonly taken: number;
  readonly since: number;
}

/**
 * Cuts off clients that do not read: those that took none of the pending data for a while, which is longer the
 * more data is pending. What such a client sends in that time does not count.
 */
function cutOffUnread(connections: Iterable<Socket>, patienceMs: number): () => void {
  const unread = new WeakMap<Socket, Unread>();
  return () => {
    const now = performance.now();
    for (const socket of connections) {
      const { writableLength: left } = socket;
      if (left === 0) {
        unread.delete(socket);
        continue;
      }
      const taken = socket.bytesWritten - left;
      const before = unread.get(socket);
      if (before?.taken !== taken) unread.set(socket, { taken, since: now });
      else if (now - before.since > Math.min(MAX_UNREAD_MS, patienceMs + left / MIN_BYTES_PER_MS)) {
        socket.destroy();
      }
    }
  };
}

/**
 * Limits a server's connections: a new one replaces the one that has been idle for longest, else one whose client
 * is slow. It is refused only when all are being answered. Cuts off clients that do not read.
 * @returns a function to call with the socket of each request
 */
export function limitConnections(
  server: Server,
  { maxConnections, unreadMs }: { readonly maxConnections: number; readonly unreadMs: number },
): (socket: Socket) => void {
  /** In order of last activity, longest idle first. */
  const connections = new Set<Socket>();
  const looking = setInterval(cutOffUnread(connections, unreadMs), LOOK_AT_READERS_MS).unref();
  server.once('close', () => clearInterval(looking));
  server.on('connection', (socket: Socket) => {
    if (connections.size >= maxConnections) {
      const goes = firstToGo(connections) ?? socket;
      connections.delete(goes);
      goes.destroy();
      if (goes === socket) return;
    }
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return (socket) => {
    connections.delete(socket);
    connections.add(socket);
  };
}
