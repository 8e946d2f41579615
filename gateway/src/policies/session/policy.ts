import { browserCookieName } from '@slots/tokens/browser-cookie';
import { sessionCookie, sessionCookieName } from '@slots/tokens/session-cookie';
import type { Policy } from 'express-gateway/lib/gateway/index.js';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import { readCookie } from '../../request/cookies.ts';
import type { ResolvedSession, SessionResolver } from '../../sessions/session-resolver.ts';
import { schema } from './schema.ts';

/** Finds out who makes a request from its session cookie, and renews a session whose token ran out. */
export function createSessionPolicy(
  sessions: SessionResolver,
  { secure }: { secure: boolean },
): Policy {
  const cookieName = sessionCookieName(secure);

  function keep(context: RequestContext, { session, renewedToken }: ResolvedSession): void {
    context.session = session;
    if (renewedToken !== undefined) context.renewedCookie = sessionCookie(renewedToken, { secure });
  }

  async function keepLater(
    context: RequestContext,
    resolved: Promise<ResolvedSession>,
    next: (error?: unknown) => void,
  ): Promise<void> {
    try {
      keep(context, await resolved);
    } catch (error) {
      next(error);
      return;
    }
    next();
  }

  return {
    name: 'session',
    schema,
    policy: () => (request, _response, next) => {
      const { cookie } = request.headers;
      if (cookie === undefined) {
        next();
        return;
      }
      const context = contextOf(request);
      const { browserCookie } = routeOf(context);
      if (browserCookie) {
        context.browserCookie = readCookie(cookie, browserCookieName(browserCookie, secure));
      }
      const token = readCookie(cookie, cookieName);
      if (token === undefined) {
        next();
        return;
      }
      const resolved = sessions.resolve(token, context.address);
      if (!(resolved instanceof Promise)) {
        keep(context, resolved);
        next();
        return;
      }
      void keepLater(context, resolved, next);
    },
  };
}
