import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Pool } from 'undici';
import { contextOf, routeOf } from '../../context/request-context.ts';
import { AWAY, BUSY } from '../../problems/gateway-problems.ts';
import { Forwarding, type ForwardingOptions } from '../../upstreams/forwarding.ts';
import { CONNECTIONS, type Upstreams } from '../../upstreams/upstreams.ts';
import { schema } from './schema.ts';

/** More than this wait longer for a connection than is worth their while: they are told to come back. */
const WAITING_AT_MOST = 4 * CONNECTIONS;

/** Passes a request on to the upstream of its route, and the answer back. */
export function createProxyPolicy(
  upstreams: Upstreams,
  options: Omit<ForwardingOptions, 'pool' | 'reachability'>,
): Policy {
  const underWay = new Map<Pool, number>();
  return {
    name: 'proxy',
    schema,
    policy: () => (request, response) => {
      const context = contextOf(request);
      const route = routeOf(context);
      const reachability = upstreams.reachabilityFor(route);
      if (reachability.isAway) {
        options.answers.problem(response, context.requestId, AWAY);
        return;
      }
      const pool = upstreams.poolFor(route);
      const others = underWay.get(pool) ?? 0;
      if (others >= CONNECTIONS + WAITING_AT_MOST && !route.events) {
        options.answers.problem(response, context.requestId, BUSY);
        return;
      }
      underWay.set(pool, others + 1);
      response.once('close', () => underWay.set(pool, (underWay.get(pool) ?? 1) - 1));
      new Forwarding(request, response, context, { pool, reachability, ...options }).start();
    },
  };
}
