import type { ServerResponse } from 'node:http';
import { browserCookieName } from '@slots/tokens/browser-cookie';
import { sessionCookie, sessionCookieName } from '@slots/tokens/session-cookie';
import type { Answers } from '../../answers/answers.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import type { GatewayProblem } from '../../problems/gateway-problems.ts';
import { readCookie } from '../../request/cookies.ts';
import { type ApiKeys, apiKeyIn } from '../../sessions/api-keys.ts';
import type { ResolvedSession, SessionResolver } from '../../sessions/session-resolver.ts';
import type { OwnPolicy } from '../pipelines.ts';

const KEY_REFUSED: GatewayProblem = {
  status: 401,
  message: 'The API key is not valid: it is misspelt, has expired or was revoked.',
  headers: ['WWW-Authenticate', 'Bearer error="invalid_token"'],
};
const TOO_MANY_KEYS: GatewayProblem = {
  status: 429,
  message: 'Too many requests with unknown API keys. Please try again in a minute.',
  headers: ['Retry-After', '60'],
};

/**
 * Finds out who makes a request from its API key, or else its session cookie, and renews a session whose token ran
 * out. Beside a key no cookie counts.
 */
export function createSessionPolicy(
  sessions: SessionResolver,
  apiKeys: ApiKeys,
  answers: Answers,
  { secure }: { secure: boolean },
): OwnPolicy {
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

  async function keepHolder(
    context: RequestContext,
    key: string,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> {
    try {
      const holder = await apiKeys.resolve(key, context.address);
      if (holder === 'refused') answers.problem(response, context.requestId, KEY_REFUSED);
      else if (holder === 'too-many') answers.problem(response, context.requestId, TOO_MANY_KEYS);
      else {
        context.session = holder;
        next();
      }
    } catch (error) {
      next(error);
    }
  }

  return {
    name: 'session',
    policy: () => (request, response, next) => {
      const { authorization, cookie } = request.headers;
      const key = apiKeyIn(authorization);
      if (key !== undefined) {
        void keepHolder(contextOf(request), key, response, next);
        return;
      }
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
