import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from '@slots/http-kit/brotli';
import { chooseCoding } from '@slots/http-kit/content-coding';

const zip = promisify(gzip);

/** Half the highest level costs a hundredth of the time: pages are rendered for each request. */
const BROTLI_QUALITY = 4;
/** Below this, compressing costs more than it saves. */
const MIN_BYTES = 1_024;

/**
 * Leaves the one coding in Accept-Encoding that the answer may have: sirv looks for the names alone, and would send a
 * refused one (`br;q=0`).
 */
export function settleCoding({ headers }: IncomingMessage): void {
  headers['accept-encoding'] = chooseCoding(headers['accept-encoding'] ?? '');
}

/** Sends a text in the settled coding of its request. Headers are set before; status defaults to 200. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: string | Buffer,
  status = 200,
): Promise<void> {
  const coding = request.headers['accept-encoding'];
  response.setHeader('Vary', 'Accept-Encoding');
  let body = typeof text === 'string' ? Buffer.from(text) : text;
  if (body.length >= MIN_BYTES) {
    if (coding === 'br') {
      body = await brotli(body, BROTLI_QUALITY);
      response.setHeader('Content-Encoding', 'br');
    } else if (coding === 'gzip') {
      body = await zip(body);
      response.setHeader('Content-Encoding', 'gzip');
    }
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}
