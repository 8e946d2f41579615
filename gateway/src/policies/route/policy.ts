import { methodNotAllowed } from '@slots/http-kit/http-problem.error';
import { z } from 'zod';
import { contextOf } from '../../context/request-context.ts';
import { UNKNOWN_PATH } from '../../problems/gateway-problems.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import type { OwnPolicy } from '../pipelines.ts';

const parameters = z.object({ table: z.enum(['contracts', 'site']) });

/** Finds the owner and the rules of a request, or refuses it with 404 or 405. */
export function createRoutePolicy(
  tables: Readonly<Record<'contracts' | 'site', RouteTable>>,
): OwnPolicy {
  return {
    name: 'route',
    policy(given) {
      const table = tables[parameters.parse(given).table];
      return (request, _response, next) => {
        const context = contextOf(request);
        const match = table.match(request.method ?? '', context.path);
        if (match.kind === 'unknown-path') throw UNKNOWN_PATH;
        if (match.kind === 'wrong-method') throw methodNotAllowed(match.allow);
        context.route = match.route;
        next();
      };
    },
  };
}
