import type { IncomingMessage } from 'node:http';
import { forbidden } from '@slots/http-kit/http-problem.error';
import { contextOf, routeOf } from '../../context/request-context.ts';
import type { OwnPolicy } from '../pipelines.ts';

const FROM_ANOTHER_SITE = forbidden('This request came from another site and was refused.');

/**
 * True when a browser says that a page of another site made this request. Scripts send none of these headers. A
 * GET has no Origin, and old browsers know no Sec-Fetch-Site: there the Referer tells.
 */
function fromAnotherSite(request: IncomingMessage, isPublicOrigin: (origin: string) => boolean) {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && !isPublicOrigin(origin)) return true;
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  return request.method === 'GET' && referer !== undefined && !isPublicOrigin(originOf(referer));
}

/** Empty for what is no address. */
function originOf(address: string): string {
  return URL.parse(address)?.origin ?? '';
}

/** Refuses writes that another site's page made in a visitor's browser. */
export function createSameOriginPolicy(isPublicOrigin: (origin: string) => boolean): OwnPolicy {
  return {
    name: 'same-origin',
    policy: () => (request, _response, next) => {
      const safeMethod = request.method === 'GET' || request.method === 'HEAD';
      const { writes, skipsOriginCheck } = routeOf(contextOf(request));
      const reads = safeMethod && !writes;
      if (!reads && !skipsOriginCheck && fromAnotherSite(request, isPublicOrigin)) {
        throw FROM_ANOTHER_SITE;
      }
      next();
    },
  };
}
