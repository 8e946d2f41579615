import { renewSession, revokedSessions, sessionState } from '@slots/contracts/identity/auth';
import { unauthenticated } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import type { SessionsService } from './sessions.service.ts';

/** The calls of gateways. */
export function createSessionRoutes({ sessions }: { sessions: SessionsService }): Route[] {
  return [
    route(renewSession, async ({ body }) => {
      const token = await sessions.renew(body.token, { address: body.address });
      if (token === undefined) throw unauthenticated('The session has ended.');
      return { status: 200, body: { token } };
    }),
    route(sessionState, async ({ params }) => ({
      status: 200,
      body: { live: await sessions.isLive(params.sessionId) },
    })),
    route(revokedSessions, async () => ({
      status: 200,
      body: { sessionIds: await sessions.recentlyRevoked() },
    })),
  ];
}
