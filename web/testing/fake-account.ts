import {
  type AccountSession,
  changePassword,
  endOwnSession,
  listOwnSessions,
  SESSION_NOT_FOUND,
  WRONG_PASSWORD,
} from '@slots/contracts/identity/account';
import type { FakeGateway } from './fake-gateway.ts';

/** One's own account in tests: plain data that a test sets and looks at. */
export interface FakeAccount {
  password: string;
  sessions: AccountSession[];
}

/** A session that is not the one that asks. */
export function accountSession(id: string, over: Partial<AccountSession> = {}): AccountSession {
  return {
    id,
    createdAt: '2026-11-20T08:00:00.000Z',
    lastSeenAt: '2026-11-21T03:00:00.000Z',
    address: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    current: false,
    ...over,
  };
}

/** Gives a gateway the calls on one's own password and sessions. */
export function accountOn(gateway: FakeGateway): FakeAccount {
  const fake: FakeAccount = { password: 'correct horse', sessions: [] };

  gateway.on(listOwnSessions, () => ({ status: 200, body: fake.sessions }));
  gateway.on(endOwnSession, ({ params }) => {
    if (!fake.sessions.some(({ id }) => id === params.id)) {
      return { refuse: 404, message: SESSION_NOT_FOUND };
    }
    fake.sessions = fake.sessions.filter(({ id }) => id !== params.id);
    return { status: 200, body: { message: 'Session ended' } };
  });
  gateway.on(changePassword, ({ body, response }) => {
    if (body.currentPassword !== fake.password) {
      const refusal = {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        message: WRONG_PASSWORD,
        errors: [{ path: 'currentPassword', message: WRONG_PASSWORD }],
        requestId: 'request-of-the-fake',
      };
      response
        .writeHead(400, { 'Content-Type': 'application/problem+json' })
        .end(JSON.stringify(refusal));
      return 'by itself';
    }
    fake.password = body.password;
    fake.sessions = fake.sessions.filter(({ current }) => current);
    return { status: 200, body: { message: 'Password changed' } };
  });
  return fake;
}
