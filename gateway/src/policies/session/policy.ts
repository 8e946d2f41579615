import { knownBrowserCookieName } from '@slots/tokens/known-browser-cookie';
import { sessionCookie, sessionCookieName } from '@slots/tokens/session-cookie';
import type { Policy } from 'express-gateway/lib/gateway/index.js';
import { readCookie } from '../../cookies.ts';
import { type Exchange, exchangeOf, routeOf } from '../../exchange.ts';
import type { ResolvedSession, SessionResolver } from '../../sessions/session-resolver.ts';
import { schema } from './schema.ts';

/** Finds out who makes a request from its session cookie, and renews a session whose token ran out. */
export function createSessionPolicy(
  sessions: SessionResolver,
  { secure }: { secure: boolean },
): Policy {
  const cookieName = sessionCookieName(secure);
  const browserCookieName = knownBrowserCookieName(secure);

  function keep(exchange: Exchange, { session, renewedToken }: ResolvedSession): void {
    exchange.session = session;
    if (renewedToken !== undefined)
      exchange.renewedCookie = sessionCookie(renewedToken, { secure });
  }

  async function keepLater(
    exchange: Exchange,
    resolved: Promise<ResolvedSession>,
    next: (error?: unknown) => void,
  ): Promise<void> {
    try {
      keep(exchange, await resolved);
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
      const exchange = exchangeOf(request);
      if (routeOf(exchange).knowsBrowser) {
        exchange.knownBrowser = readCookie(cookie, browserCookieName);
      }
      const token = readCookie(cookie, cookieName);
      if (token === undefined) {
        next();
        return;
      }
      const resolved = sessions.resolve(token, exchange.address);
      if (!(resolved instanceof Promise)) {
        keep(exchange, resolved);
        next();
        return;
      }
      void keepLater(exchange, resolved, next);
    },
  };
}
