import { roleAllows } from '@slots/tokens/claims';
import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Answers } from '../../answers.ts';
import { type Exchange, exchangeOf, routeOf } from '../../exchange.ts';
import { AWAY, type GatewayProblem } from '../../gateway-problems.ts';
import type { RunningAnswers } from '../../sessions/running-answers.ts';
import { schema } from './schema.ts';

/** Why a request may not be made, or undefined when it may. */
function refusal(exchange: Exchange): GatewayProblem | undefined {
  const { access, messages, tellsSession } = routeOf(exchange);
  const { session } = exchange;
  if (access === 'any' && !tellsSession) return undefined;
  if (session.kind === 'unknown') return AWAY;
  if (access === 'any') return undefined;
  if (session.kind === 'visitor') {
    const message = messages[401] ?? 'You need to be logged in to access this page.';
    return { status: 401, message };
  }
  if (roleAllows(access, session.claims.role)) return undefined;
  return {
    status: 403,
    message: messages[403] ?? "You don't have permission to access this page.",
  };
}

/**
 * Refuses calls that need a login without one, and those that need a role that is not held. An answer that
 * goes on for long ends with the session that it was begun for.
 */
export function createAccessPolicy(answers: Answers, running: RunningAnswers): Policy {
  return {
    name: 'access',
    schema,
    policy: () => (request, response, next) => {
      const exchange = exchangeOf(request);
      const refused = refusal(exchange);
      if (refused) {
        answers.problem(response, exchange.requestId, refused);
        return;
      }
      if (routeOf(exchange).isLong && exchange.session.kind === 'signed-in') {
        // Cut off rather than ended, so that nobody takes a part of a file for the whole.
        const stop = running.endWith(exchange.session.claims, () => response.destroy());
        response.once('close', stop);
      }
      next();
    },
  };
}
