import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '@slots/http-kit/http-problem.error';

/**
 * Browsers send some twenty, proxies add a few. Node's own limit is one more: current Node itself refuses
 * requests beyond that, other versions silently drop the excess, which the one more reveals.
 */
export const MAX_FIELDS = 100;

const TOO_MANY = new HttpProblem(431, 'The request has too many header fields.');
const NO_HOST = new HttpProblem(400, 'The request names no host.');
const TWO_HOSTS = new HttpProblem(400, 'The request names its host twice.');

/** Finds a fault in the header fields of a request, before anything else walks them. */
export function faultOfFields({
  rawHeaders,
  httpVersion,
}: IncomingMessage): HttpProblem | undefined {
  if (rawHeaders.length > 2 * MAX_FIELDS) return TOO_MANY;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  // RFC 9112, section 3.2.
  if (hosts > 1) return TWO_HOSTS;
  return hosts === 0 && httpVersion !== '1.0' ? NO_HOST : undefined;
}
