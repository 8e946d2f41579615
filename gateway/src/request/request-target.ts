/** The path and query of a request, safe to decide on. */
export interface RequestTarget {
  readonly path: string;
  readonly search: string;
}

/** Unreserved characters only: nothing to decode. Holds for nearly every request. */
const PLAIN = /^\/[\w\-~./]*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
/** Encoded slash, backslash or null byte, whatever the case of its letters. */
const ENCODED_SEPARATOR = /%(?:2f|5c|00)/i;
// oxlint-disable-next-line no-control-regex
const UNSAFE_CHARACTER = /[\u0000-\u001f\u007f-\u009f\\]/;
const ENCODED_AGAIN = /%[0-9a-f]{2}/i;
const ASCII = /^[\u0021-\u007e]*$/;

/**
 * The target of a request line in one spelling, so that the route table, a cache and the service all
 * decide on the same text. It is decoded once and encoded again; undefined when it can be read in
 * two ways: encoded separators, dot segments, empty segments, double encoding, control characters.
 */
export function normaliseTarget(target: string): RequestTarget | undefined {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const search = mark === -1 ? '' : target.slice(mark);
  if (path.includes('//') || DOT_SEGMENT.test(path) || search.includes('#')) return undefined;
  if (PLAIN.test(path)) return { path, search };
  const canonical = canonicalPath(path);
  return canonical === undefined ? undefined : { path: canonical, search };
}

function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/') || path.includes('#') || !ASCII.test(path)) return undefined;
  if (ENCODED_SEPARATOR.test(path)) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (UNSAFE_CHARACTER.test(decoded) || ENCODED_AGAIN.test(decoded)) return undefined;
  if (DOT_SEGMENT.test(decoded)) return undefined;
  // encodeURI leaves these two, which would begin a query or a fragment.
  return encodeURI(decoded).replaceAll('?', '%3F').replaceAll('#', '%23');
}
