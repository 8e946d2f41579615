import type { IncomingMessage } from 'node:http';
import { CAPABILITY_HEADER } from '@slots/contracts/changes';
import { readCookie } from '../request/cookies.ts';

/** The headers of a request that matter to the cache. */
export interface RequestHints {
  /** Without credentials or a body, and with a host: any visitor could have sent this request. */
  readonly anonymous: boolean;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string | undefined;
  /** True for a caller that derives something from the answer, to be discarded together with it. */
  readonly wantsTags: boolean;
}

export function readHints({ headers }: IncomingMessage, sessionCookie: string): RequestHints {
  const { authorization, cookie, host } = headers;
  const named =
    authorization !== undefined ||
    (cookie !== undefined && readCookie(cookie, sessionCookie) !== undefined);
  // Only a pipeline can discard a body.
  const hasBody =
    headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return {
    anonymous: host !== undefined && !named && !hasBody,
    acceptEncoding: headers['accept-encoding'] ?? '',
    ifNoneMatch: headers['if-none-match'],
    wantsTags: headers[CAPABILITY_HEADER] !== undefined,
  };
}
