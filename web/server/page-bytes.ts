const encoder = new TextEncoder();
/** Reused by every page: allocating memory for each took longer than writing it. */
let scratch = Buffer.allocUnsafeSlow(1_048_576);
/** Maximum UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES_A_CHARACTER = 3;

/** Encodes the parts of a page, some of which are bytes already. */
export function bytesOf(parts: readonly (string | Uint8Array)[]): Buffer {
  let length = 0;
  for (const part of parts) {
    const most = length + MAX_BYTES_A_CHARACTER * part.length;
    if (most > scratch.length) scratch = Buffer.concat([scratch.subarray(0, length)], 2 * most);
    if (typeof part === 'string') {
      length += encoder.encodeInto(part, scratch.subarray(length)).written;
    } else {
      scratch.set(part, length);
      length += part.length;
    }
  }
  return Buffer.from(scratch.subarray(0, length));
}
