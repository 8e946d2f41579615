import {
  type AccountSession,
  changePassword,
  endOwnSession,
  listOwnSessions,
  SESSION_NOT_FOUND,
} from '@slots/contracts/identity/account';
import { notFound } from '@slots/http-kit/http-problem.error';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { clearCookie, setCookie } from '@slots/tokens/cookies';
import type { SessionRecord } from '../sessions/session.model.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { AccountService } from './account.service.ts';

function toWire(session: SessionRecord, currentId: string): AccountSession {
  const { _id: id, createdAt, lastSeenAt, address, userAgent } = session;
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    address,
    userAgent,
    current: id === currentId,
  };
}

/** The calls of a signed-in person on their own account. `secure`: the product is reached over https. */
export function createAccountRoutes({
  account,
  sessions,
  secure,
}: {
  account: AccountService;
  sessions: SessionsService;
  secure: boolean;
}): Route[] {
  return [
    route(changePassword, async ({ reader, body }) => {
      const knownBrowser = await account.changePassword(reader, body);
      return {
        status: 200,
        body: { message: 'Password changed successfully' },
        headers: { 'Set-Cookie': setCookie('known-browser', knownBrowser, { secure }) },
      };
    }),
    okRoute(listOwnSessions, async ({ reader }) => {
      const { _id } = await sessions.userBehind(reader);
      const own = await sessions.sessionsOf(_id);
      return own.map((session) => toWire(session, reader.sessionId));
    }),
    route(endOwnSession, async ({ reader, params }) => {
      const user = await sessions.userBehind(reader);
      if (!(await sessions.endOwn(params.id, user._id))) throw notFound(SESSION_NOT_FOUND);
      const isCurrent = params.id === reader.sessionId;
      return {
        status: 200,
        body: { message: 'Session ended successfully' },
        headers: isCurrent ? { 'Set-Cookie': clearCookie('token', { secure }) } : {},
      };
    }),
  ];
}
