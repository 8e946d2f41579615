import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const { BROTLI_DEFAULT_WINDOW, BROTLI_MIN_WINDOW_BITS } = constants;

/**
 * Compresses a body as brotli, in zlib's own threads. The window is as large as the body: the usual one takes 8 MB, which
 * V8 counts as ours and collects garbage for. A thousand pages took twice the processor time with it.
 * @param quality 0 to 11 (https://nodejs.org/api/zlib.html, BROTLI_PARAM_QUALITY)
 */
export function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const bits = Math.ceil(Math.log2(Math.max(1, body.length)));
  const window = Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
  return compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  });
}
