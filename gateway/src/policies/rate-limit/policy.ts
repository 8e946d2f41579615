import type { RefuseOverQuota } from '../../answers/over-quota.ts';
import { clientKey } from '../../context/client-key.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import type { CountedClass } from '../../rate-limits/rate-classes.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { OwnPolicy } from '../pipelines.ts';

/** Programs have a quota of their own, whatever they call. */
function rateClassOf(context: RequestContext): CountedClass {
  const { session } = context;
  const isProgram = session.kind === 'signed-in' && session.claims.key !== undefined;
  return isProgram ? 'keys' : routeOf(context).rateClass;
}

/**
 * Refuses a client's requests beyond the quota of their class with 429.
 * @param limits nothing is counted without them
 */
export function createRateLimitPolicy(
  limits: RateLimits | undefined,
  refuse: RefuseOverQuota,
): OwnPolicy {
  return {
    name: 'rate-limit',
    policy: () => (request, response, next) => {
      if (!limits) {
        next();
        return;
      }
      const context = contextOf(request);
      const countedClass = rateClassOf(context);
      const verdict = limits.take(countedClass, clientKey(context));
      context.rateLimitLines = verdict.lines;
      if (verdict.allowed) next();
      else refuse(response, context.requestId, { route: routeOf(context), countedClass, verdict });
    },
  };
}
