import { z } from 'zod';
import type { Answers } from '../../answers/answers.ts';
import { contextOf } from '../../context/request-context.ts';
import { UNKNOWN_PATH } from '../../problems/gateway-problems.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import type { OwnPolicy } from '../pipelines.ts';

const parameters = z.object({ table: z.enum(['contracts', 'site']) });

/** Finds the owner and the rules of a request, or refuses it with 404 or 405. */
export function createRoutePolicy(
  tables: Readonly<Record<'contracts' | 'site', RouteTable>>,
  answers: Answers,
): OwnPolicy {
  return {
    name: 'route',
    policy(given) {
      const table = tables[parameters.parse(given).table];
      return (request, response, next) => {
        const context = contextOf(request);
        const match = table.match(request.method ?? '', context.path);
        if (match.kind === 'route') {
          context.route = match.route;
          next();
        } else if (match.kind === 'unknown-path') {
          answers.problem(response, context.requestId, UNKNOWN_PATH);
        } else {
          answers.problem(response, context.requestId, {
            status: 405,
            message: 'This method is not allowed here.',
            headers: ['Allow', match.allow],
          });
        }
      };
    },
  };
}
