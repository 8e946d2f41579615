import type { IncomingMessage } from 'node:http';
import { readCookie } from '../cookies.ts';

/** What of a request's headers decides how it is answered from the cache. */
export interface RequestHints {
  /** Nobody is named, nothing is sent along, and the host is there: any visitor could have asked so. */
  readonly anonymous: boolean;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string | undefined;
  /** Whether somebody says that the request was made by another address. */
  readonly forwarded: boolean;
}

/**
 * Reads the headers as they came: Node's own object of all of them costs more than the rest of an
 * answer from memory.
 */
export function readHints({ rawHeaders }: IncomingMessage, sessionCookie: string): RequestHints {
  let named = false;
  let host = false;
  let acceptEncoding = '';
  let ifNoneMatch: string | undefined;
  let forwarded = false;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    switch (name.length) {
      case 4:
        host ||= name.toLowerCase() === 'host';
        break;
      case 6:
        named ||= name.toLowerCase() === 'cookie' && readCookie(value, sessionCookie) !== undefined;
        break;
      case 13:
        if (name.toLowerCase() === 'authorization') named = true;
        else if (name.toLowerCase() === 'if-none-match') {
          ifNoneMatch = ifNoneMatch === undefined ? value : `${ifNoneMatch}, ${value}`;
        }
        break;
      // A body, which only a pipeline knows how to leave.
      case 14:
        named ||= name.toLowerCase() === 'content-length';
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') {
          acceptEncoding = acceptEncoding === '' ? value : `${acceptEncoding}, ${value}`;
        } else forwarded ||= name.toLowerCase() === 'x-forwarded-for';
        break;
      case 17:
        named ||= name.toLowerCase() === 'transfer-encoding';
        break;
    }
  }
  return { anonymous: host && !named, acceptEncoding, ifNoneMatch, forwarded };
}
