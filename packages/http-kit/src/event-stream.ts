import type { ServerResponse } from 'node:http';
import type { ServerEvent } from './route.ts';

const HEARTBEAT_MS = 15_000;

/** Text of one event in the wire format of server-sent events. */
export function eventText({ event, id, data }: ServerEvent<unknown>): string {
  const lines = [];
  if (event !== undefined) lines.push(`event: ${event}`);
  if (id !== undefined) lines.push(`id: ${id}`);
  lines.push(`data: ${JSON.stringify(data)}`);
  return `${lines.join('\n')}\n\n`;
}

/**
 * Writes events as they come, with a comment every 15 seconds so that proxies keep the connection,
 * and ends the answer with the last one, or as soon as `signal` is aborted.
 */
export async function sendEvents(
  response: ServerResponse,
  events: AsyncIterable<ServerEvent<unknown>>,
  signal: AbortSignal,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  // Not left to the loop, which may be waiting for an event that is long in coming.
  const end = () => {
    clearInterval(heartbeat);
    response.end();
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    for await (const event of events) {
      if (signal.aborted) return;
      response.write(eventText(event));
    }
  } catch (error) {
    // A source that the same signal stops may throw.
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
