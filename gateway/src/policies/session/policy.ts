import type { IncomingMessage } from 'node:http';
import { cookieName, setCookie } from '@slots/tokens/cookies';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import { readCookie } from '../../request/cookies.ts';
import { type ApiKeys, apiKeyIn } from '../../sessions/api-keys.ts';
import type { ResolvedSession, SessionResolver } from '../../sessions/session-resolver.ts';
import type { OwnPolicy } from '../pipelines.ts';

/**
 * Finds out who makes a request from its API key, or else its session cookie, and renews a session whose token ran
 * out. Beside a key no cookie counts.
 */
export function createSessionPolicy(
  sessions: SessionResolver,
  apiKeys: ApiKeys,
  { secure }: { secure: boolean },
): OwnPolicy {
  const sessionCookie = cookieName('token', secure);

  function keep(context: RequestContext, { session, renewedToken }: ResolvedSession): void {
    context.session = session;
    if (renewedToken !== undefined) {
      context.renewedCookie = setCookie('token', renewedToken, { secure });
    }
  }

  /** Undefined: it is known at once. */
  function identify(request: IncomingMessage): Promise<void> | undefined {
    const { authorization, cookie } = request.headers;
    const context = contextOf(request);
    const key = apiKeyIn(authorization);
    if (key !== undefined) {
      return apiKeys.resolve(key, context.address).then((session) => keep(context, { session }));
    }
    if (cookie === undefined) return undefined;
    const { browserCookie } = routeOf(context);
    if (browserCookie) {
      context.browserCookie = readCookie(cookie, cookieName(browserCookie, secure));
    }
    const token = readCookie(cookie, sessionCookie);
    if (token === undefined) return undefined;
    const resolved = sessions.resolve(token, context.address);
    if (resolved instanceof Promise) return resolved.then((session) => keep(context, session));
    keep(context, resolved);
    return undefined;
  }

  return {
    name: 'session',
    policy: () => (request, _response, next) => {
      const identified = identify(request);
      if (identified) return passOn(identified, next);
      next();
    },
  };
}

async function passOn(identified: Promise<void>, next: () => void): Promise<void> {
  await identified;
  next();
}
