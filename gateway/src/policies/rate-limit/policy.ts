import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Answers } from '../../answers/answers.ts';
import { clientKey } from '../../context/client-key.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import type { CountedClass } from '../../rate-limits/rate-classes.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { schema } from './schema.ts';

/** Programs have a quota of their own, whatever they call. */
function rateClassOf(context: RequestContext): CountedClass {
  const { session } = context;
  const isProgram = session.kind === 'signed-in' && session.claims.key !== undefined;
  return isProgram ? 'keys' : routeOf(context).rateClass;
}

/**
 * Refuses a client's requests beyond the quota of their class with 429.
 * @param limits nothing is counted without them
 * @param onRefusal told of each refusal
 */
export function createRateLimitPolicy(
  limits: RateLimits | undefined,
  answers: Answers,
  onRefusal: (countedClass: CountedClass) => void,
): Policy {
  return {
    name: 'rate-limit',
    schema,
    policy: () => (request, response, next) => {
      if (!limits) {
        next();
        return;
      }
      const context = contextOf(request);
      const rateClass = rateClassOf(context);
      const verdict = limits.take(rateClass, clientKey(context));
      context.rateLimitHeaders = verdict.headers;
      if (verdict.allowed) {
        next();
        return;
      }
      onRefusal(rateClass);
      answers.problem(response, context.requestId, {
        status: 429,
        message: 'Too many requests. Please try again in a moment.',
        headers: ['Retry-After', String(verdict.reset)],
      });
    },
  };
}
