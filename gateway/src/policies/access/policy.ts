import { KEY_REFUSED, keyAllows, roleAllows } from '@slots/tokens/claims';
import type { ActivityNotes } from '../../activity/activity.notes.ts';
import type { Answers } from '../../answers/answers.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import { AWAY, type GatewayProblem } from '../../problems/gateway-problems.ts';
import type { RunningAnswers } from '../../sessions/running-answers.ts';
import type { OwnPolicy } from '../pipelines.ts';

/** The refusal of a request; undefined: it is allowed. A key without the right to an open call counts as a visitor. */
function refusal(context: RequestContext): GatewayProblem | undefined {
  const { access, messages, bySession, keyRight, peopleOnly } = routeOf(context);
  if (context.session.kind === 'signed-in' && !keyAllows(context.session.claims, keyRight)) {
    if (access !== 'any' || peopleOnly) return { status: 403, message: KEY_REFUSED };
    context.session = { kind: 'visitor' };
  }
  const { session } = context;
  if (access === 'any' && !bySession) return undefined;
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
 * Refuses calls that need a login without one, and those that need a role that is not held. A
 * long-running answer ends with the session that it was begun for. Exports and imports are noted with their user.
 */
export function createAccessPolicy(
  answers: Answers,
  running: RunningAnswers,
  notes: ActivityNotes,
): OwnPolicy {
  return {
    name: 'access',
    policy: () => (request, response, next) => {
      const context = contextOf(request);
      const refused = refusal(context);
      if (refused) {
        answers.problem(response, context.requestId, refused);
        return;
      }
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
