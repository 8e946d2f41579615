import { isUnreachable } from '@slots/service-client/reachability';
import { AWAY, CUT, type GatewayProblem, UNREADABLE } from '../problems/gateway-problems.ts';
import { BodyRefused } from '../request/bodies.ts';

/**
 * The connection was closed under the request, by an upstream that ended an idle one or by a replica that was killed, or its
 * host cannot be reached any more: it may have been carried out.
 */
const CUT_CODES: ReadonlySet<string> = new Set([
  'UND_ERR_SOCKET',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
]);

/** No connection was had, so that the upstream knows nothing of the request. */
const NEVER_REACHED_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** How often a request is sent at most. */
export const MOST_TRIES = 3;

/** The failure's code from the network or undici; empty when there is none. */
export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The problem that a visitor gets for a failure of an upstream. */
export function problemOf(error: Error): GatewayProblem {
  if (error instanceof BodyRefused) return error.problem;
  if (isUnreachable(error)) return AWAY;
  if (codeOf(error) === 'UND_ERR_INVALID_ARG') return UNREADABLE;
  return CUT;
}

/** True when the upstream certainly did nothing. */
export function neverReached(error: Error): boolean {
  return NEVER_REACHED_CODES.has(codeOf(error));
}

/** True when a request is worth another try at once: the next connection may lead to another replica. */
export function isTriedAgain(error: Error, { isRead }: { readonly isRead: boolean }): boolean {
  return neverReached(error) || (isRead && CUT_CODES.has(codeOf(error)));
}
