import { HttpProblem } from '@slots/http-kit/http-problem.error';
import { isUnreachable } from '@slots/service-client/reachability';
import { codeOf } from '@slots/service-client/tries';
import { AWAY, CUT, UNREADABLE } from '../problems/gateway-problems.ts';

/** The problem that a visitor gets for a failure of an upstream. */
export function problemOf(error: Error): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isUnreachable(error)) return AWAY;
  if (codeOf(error) === 'UND_ERR_INVALID_ARG') return UNREADABLE;
  return CUT;
}
