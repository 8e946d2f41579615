import type { IncomingMessage } from 'node:http';
import type { RefuseOverQuota } from '../../answers/over-quota.ts';
import { clientKey } from '../../context/client-key.ts';
import { contextOf, routeOf } from '../../context/request-context.ts';
import { wantsProblemPage } from '../../problems/problem-page.ts';
import type { CountedClass } from '../../rate-limits/rate-classes.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { OwnPolicy } from '../pipelines.ts';

/**
 * Programs have a quota of their own, whatever they call. A file that a person opens counts as a page: where there is
 * no such file, the web app renders one.
 */
function rateClassOf(request: IncomingMessage): CountedClass {
  const context = contextOf(request);
  const { session } = context;
  if (session.kind === 'signed-in' && session.claims.key !== undefined) return 'keys';
  const route = routeOf(context);
  const { rateClass } = route;
  return rateClass === 'static' && wantsProblemPage(request, route) ? 'pages' : rateClass;
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
      const countedClass = rateClassOf(request);
      const verdict = limits.take(countedClass, clientKey(context));
      context.rateLimitLines = verdict.lines;
      if (verdict.allowed) next();
      else refuse(response, context.requestId, { route: routeOf(context), countedClass, verdict });
    },
  };
}
