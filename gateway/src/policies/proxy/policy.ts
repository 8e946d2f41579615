import type { Logger } from '@slots/logger/logger';
import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Answers } from '../../answers.ts';
import { exchangeOf, routeOf } from '../../exchange.ts';
import type { Upstreams } from '../../upstreams.ts';
import { Forwarding } from './forwarding.ts';
import { schema } from './schema.ts';

/** Passes a request on to the upstream of its route, and the answer back. */
export function createProxyPolicy(
  upstreams: Upstreams,
  context: { readonly answers: Answers; readonly logger: Logger },
): Policy {
  const { answers, logger } = context;
  return {
    name: 'proxy',
    schema,
    policy: () => (request, response) => {
      const exchange = exchangeOf(request);
      const pool = upstreams.poolFor(routeOf(exchange));
      new Forwarding(request, response, exchange, { pool, answers, logger }).start();
    },
  };
}
