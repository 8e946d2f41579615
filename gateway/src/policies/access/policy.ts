import { forbidden, type HttpProblem, unauthenticated } from '@slots/http-kit/http-problem.error';
import { KEY_REFUSED, keyAllows, roleAllows } from '@slots/tokens/claims';
import type { ActivityNotes } from '../../activity/activity.notes.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import { AWAY } from '../../problems/gateway-problems.ts';
import type { RunningAnswers } from '../../sessions/running-answers.ts';
import type { OwnPolicy } from '../pipelines.ts';

/** The refusal of a request; undefined: it is allowed. A key without the right to an open call counts as a visitor. */
function refusal(context: RequestContext): HttpProblem | undefined {
  const { access, messages, bySession, keyRight, peopleOnly } = routeOf(context);
  if (context.session.kind === 'signed-in' && !keyAllows(context.session.claims, keyRight)) {
    if (access !== 'any' || peopleOnly) return forbidden(KEY_REFUSED);
    context.session = { kind: 'visitor' };
  }
  const { session } = context;
  if (access === 'any' && !bySession) return undefined;
  if (session.kind === 'unknown') return AWAY;
  if (access === 'any') return undefined;
  if (session.kind === 'visitor') return unauthenticated(messages[401]);
  return roleAllows(access, session.claims.role) ? undefined : forbidden(messages[403]);
}

/**
 * Refuses calls that need a login without one, and those that need a role that is not held. A
 * long-running answer ends with the session that it was begun for. Exports and imports are noted with their user.
 */
export function createAccessPolicy(running: RunningAnswers, notes: ActivityNotes): OwnPolicy {
  return {
    name: 'access',
    policy: () => (request, response, next) => {
      const context = contextOf(request);
      const refused = refusal(context);
      if (refused) throw refused;
      const { noted, isLong } = routeOf(context);
      const { session, search } = context;
      if (session.kind === 'signed-in') {
        const told = request.method === 'HEAD' ? undefined : noted;
        // Destroyed rather than ended, so that a partial file is not taken for a complete one.
        const stop = isLong ? running.endWith(session.claims, () => response.destroy()) : undefined;
        // One listener for both: a file adds enough of its own that Node would warn of a leak.
        if (told || stop) {
          response.once('close', () => {
            stop?.();
            // A file that broke off was exported in part.
            if (response.headersSent && told?.madeBy.includes(response.statusCode)) {
              notes.note(session.claims, told, search);
            }
          });
        }
      }
      next();
    },
  };
}
