import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Pool } from 'undici';
import { exchangeOf, routeOf } from '../../exchange.ts';
import { AWAY, BUSY } from '../../gateway-problems.ts';
import { CONNECTIONS, type Upstreams } from '../../upstreams.ts';
import { Forwarding, type ForwardingContext } from './forwarding.ts';
import { schema } from './schema.ts';

/** More than this wait longer for a connection than is worth their while: they are told to come back. */
const WAITING_AT_MOST = 4 * CONNECTIONS;

/** Passes a request on to the upstream of its route, and the answer back. */
export function createProxyPolicy(
  upstreams: Upstreams,
  context: Omit<ForwardingContext, 'pool' | 'reachability'>,
): Policy {
  const underWay = new Map<Pool, number>();
  return {
    name: 'proxy',
    schema,
    policy: () => (request, response) => {
      const exchange = exchangeOf(request);
      const route = routeOf(exchange);
      const reachability = upstreams.reachabilityFor(route);
      if (reachability.isAway) {
        context.answers.problem(response, exchange.requestId, AWAY);
        return;
      }
      const pool = upstreams.poolFor(route);
      const others = underWay.get(pool) ?? 0;
      if (others >= CONNECTIONS + WAITING_AT_MOST && !route.events) {
        context.answers.problem(response, exchange.requestId, BUSY);
        return;
      }
      underWay.set(pool, others + 1);
      response.once('close', () => underWay.set(pool, (underWay.get(pool) ?? 1) - 1));
      new Forwarding(request, response, exchange, { pool, reachability, ...context }).start();
    },
  };
}
