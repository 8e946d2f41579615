import type { ServerResponse } from 'node:http';
import { HttpProblem } from '@slots/http-kit/http-problem.error';
import type { CountedClass } from '../rate-limits/rate-classes.ts';
import type { Verdict } from '../rate-limits/rate-limits.ts';
import type { Route } from '../routing/route-table.ts';
import type { Answers } from './answers.ts';

/** A single object, since answers cache the JSON of a problem that recurs. */
const OVER_QUOTA = new HttpProblem(429, 'Too many requests. Please try again in a moment.');

/**
 * Answers a request beyond its client's quota with 429.
 * @param onRefusal called on each refusal
 */
export function createOverQuota(answers: Answers, onRefusal: (countedClass: CountedClass) => void) {
  return (
    response: ServerResponse,
    requestId: string,
    asked: {
      readonly route: Route;
      readonly countedClass: CountedClass;
      readonly verdict: Verdict;
    },
  ): void => {
    const { route, countedClass, verdict } = asked;
    onRefusal(countedClass);
    const rateLimitLines = `Retry-After: ${verdict.reset}\r\n${verdict.lines}`;
    answers.problem(response, requestId, OVER_QUOTA, { route, rateLimitLines });
  };
}

export type RefuseOverQuota = ReturnType<typeof createOverQuota>;
