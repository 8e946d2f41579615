import type { IncomingMessage } from 'node:http';
import { traceparent } from '@slots/telemetry/trace';
import type { z } from 'zod';

const TIMEOUT_MS = 5_000;
/** Shorter, since a document can do without its picture. */
const BYTES_TIMEOUT_MS = 2_000;

/** An error answer of the gateway. */
export class GatewayError extends Error {
  readonly status: number;
  readonly retryAfter: string | undefined;

  constructor(path: string, { status, headers }: Response) {
    super(`The gateway answered ${path} with ${status}.`);
    this.status = status;
    this.retryAfter = headers.get('retry-after') ?? undefined;
  }
}

/** Reads public data for documents that are no pages: sitemaps and share pictures. */
export interface GatewayClient {
  json<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  bytes(path: string): Promise<Uint8Array>;
}

/** A header, as one text also where it was sent several times. */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Headers forwarded to the gateway: the visitor's address and the trace, never a cookie. */
export function forwardedHeaders(request: IncomingMessage): Record<string, string> {
  const address = headerOf(request, 'x-forwarded-for') ?? request.socket.remoteAddress;
  const parent = traceparent();
  return {
    // The gateway begins a trace for each call and links it to the page's.
    ...(parent !== undefined && { traceparent: parent }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  };
}

/**
 * A client for the request of one visitor.
 * @param headers from forwardedHeaders: the calls count for that visitor
 */
export function createGatewayClient(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): GatewayClient {
  async function get(path: string, timeoutMs = TIMEOUT_MS): Promise<Response> {
    const answer = await fetch(new URL(path, baseUrl), {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new GatewayError(path, answer);
    return answer;
  }
  return {
    json: async (path, schema) => schema.parse(await (await get(path)).json()),
    bytes: async (path) => (await get(path, BYTES_TIMEOUT_MS)).bytes(),
  };
}
