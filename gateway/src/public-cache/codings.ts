import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzip } from 'node:zlib';
import { brotli } from '@slots/http-kit/brotli';
import { type Coding, chooseCoding } from '@slots/http-kit/content-coding';
import { LRUCache } from 'lru-cache';

/** Browsers send a handful of spellings; strange ones must not fill the memory. */
const REMEMBERED_SPELLINGS = 200;
const MAX_SPELLING_LENGTH = 100;
/** Below this a compressed body saves no packet. */
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))/;
/** Half of the highest's size for a hundredth of its time: an answer may be kept for seconds only. */
const BROTLI_QUALITY = 5;

const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** `chooseCoding` with a memory, since all visitors write one of a few spellings. */
export function createCodingChoice(): (acceptEncoding: string) => Coding {
  const known = new LRUCache<string, Coding>({
    max: REMEMBERED_SPELLINGS,
    memoMethod: (acceptEncoding) => chooseCoding(acceptEncoding),
  });
  return (acceptEncoding) =>
    acceptEncoding === '' || acceptEncoding.length > MAX_SPELLING_LENGTH
      ? 'identity'
      : known.memo(acceptEncoding);
}

/** True when a body of this type and size is worth compressing. */
export function isWorthCompressing(type: string, bytes: number): boolean {
  return bytes >= MIN_BYTES && COMPRESSIBLE.test(type);
}

/** Compresses beside the requests, in zlib's own threads. */
export async function encode(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return body;
  const packed = await (coding === 'br' ? brotli(body, BROTLI_QUALITY) : zip(body));
  // zlib may return a small slice of a large buffer, which would be kept with it.
  return Buffer.from(packed);
}

/** Decodes a body of this coding, off the main thread too, into at most `bytes` bytes. */
export async function decode(body: Buffer, coding: Coding, bytes: number): Promise<Buffer> {
  if (coding === 'identity') return body;
  return (coding === 'br' ? unbrotli : unzip)(body, { maxOutputLength: bytes });
}
