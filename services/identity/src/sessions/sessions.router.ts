import { renewSession, revokedSessions, sessionState } from '@slots/contracts/identity/auth';
import { unauthenticated } from '@slots/http-kit/http-problem.error';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { SessionsService } from './sessions.service.ts';

/** The calls of gateways. */
export function createSessionRoutes({ sessions }: { sessions: SessionsService }): Route[] {
  return [
    okRoute(renewSession, async ({ body }) => {
      const token = await sessions.renew(body.token, { address: body.address });
      if (token === undefined) throw unauthenticated('The session has ended.');
      return { token };
    }),
    okRoute(sessionState, async ({ params }) => ({
      live: await sessions.isLive(params.sessionId),
    })),
    okRoute(revokedSessions, async () => ({ sessionIds: await sessions.recentlyRevoked() })),
  ];
}
