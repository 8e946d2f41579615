import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from '@slots/http-kit/brotli';

const zip = promisify(gzip);

/** Half the highest level costs a hundredth of the time: pages are rendered for each request. */
const BROTLI_QUALITY = 4;
/** Below this, compressing costs more than it saves. */
const MIN_BYTES = 1_024;

/** Sends a text in the smallest encoding that the browser accepts. Headers are set before; status defaults to 200. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: string | Buffer,
  status = 200,
): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  response.setHeader('Vary', 'Accept-Encoding');
  let body = typeof text === 'string' ? Buffer.from(text) : text;
  if (body.length >= MIN_BYTES) {
    if (/\bbr\b/.test(accepted)) {
      body = await brotli(body, BROTLI_QUALITY);
      response.setHeader('Content-Encoding', 'br');
    } else if (/\bgzip\b/.test(accepted)) {
      body = await zip(body);
      response.setHeader('Content-Encoding', 'gzip');
    }
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}
