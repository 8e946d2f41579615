import { contextOf } from '../../context/request-context.ts';
import type { PublicCache } from '../../public-cache/public-cache.ts';
import type { OwnPolicy } from '../pipelines.ts';

/** Answers visitors with what is kept once it is made, and leaves everything else to the proxy. */
export function createPublicCachePolicy(cache: PublicCache | undefined): OwnPolicy {
  return {
    name: 'public-cache',
    concerns: ({ cache: rule }) => cache !== undefined && rule !== undefined,
    policy: () => async (request, response, next) => {
      const context = contextOf(request);
      const { plan } = context;
      if (cache && plan) await cache.fetch(request, response, { context, plan }, next);
      else next();
    },
  };
}
