import type { IncomingHttpHeaders } from 'node:http';

/** True when the call states this preference (RFC 7240). */
export function prefers(headers: IncomingHttpHeaders, preference: RegExp): boolean {
  return preference.test(String(headers['prefer'] ?? ''));
}
