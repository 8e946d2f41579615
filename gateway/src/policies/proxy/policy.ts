import { contextOf, routeOf } from '../../context/request-context.ts';
import { AWAY, BUSY } from '../../problems/gateway-problems.ts';
import { Forwarding, type ForwardingOptions } from '../../upstreams/forwarding.ts';
import type { Upstreams } from '../../upstreams/upstreams.ts';
import type { OwnPolicy } from '../pipelines.ts';

/** Passes a request on to the upstream of its route, and the answer back. */
export function createProxyPolicy(upstreams: Upstreams, options: ForwardingOptions): OwnPolicy {
  return {
    name: 'proxy',
    policy: () => (request, response) => {
      const context = contextOf(request);
      const link = upstreams.linkFor(routeOf(context));
      if (link.reachability.isAway) throw AWAY;
      if (link.connections.isOverloaded) throw BUSY;
      new Forwarding(request, response, context, link, options).start();
    },
  };
}
