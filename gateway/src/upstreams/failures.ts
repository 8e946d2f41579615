import { isUnreachable } from '@slots/service-client/reachability';
import { codeOf } from '@slots/service-client/tries';
import { AWAY, CUT, type GatewayProblem, UNREADABLE } from '../problems/gateway-problems.ts';
import { BodyRefused } from '../request/bodies.ts';

/** The problem that a visitor gets for a failure of an upstream. */
export function problemOf(error: Error): GatewayProblem {
  if (error instanceof BodyRefused) return error.problem;
  if (isUnreachable(error)) return AWAY;
  if (codeOf(error) === 'UND_ERR_INVALID_ARG') return UNREADABLE;
  return CUT;
}
