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
      const route = routeOf(context);
      const reachability = upstreams.reachabilityFor(route);
      if (reachability.isAway) throw AWAY;
      const connections = upstreams.connectionsFor(route);
      if (connections.isOverloaded) throw BUSY;
      const link = { connections, reachability };
      new Forwarding(request, response, context, link, options).start();
    },
  };
}
