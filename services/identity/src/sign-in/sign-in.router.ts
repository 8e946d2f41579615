import { BROWSER_COOKIE_HEADER } from '@slots/contracts/contract';
import { login, logout, session } from '@slots/contracts/identity/auth';
import { unauthenticated } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import { browserCookie } from '@slots/tokens/browser-cookie';
import { endedSessionCookie, sessionCookie } from '@slots/tokens/session-cookie';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { toUser } from '../users/user.mapper.ts';
import type { SignInService } from './sign-in.service.ts';

/** `secure`: the product is reached over https. */
export function createSignInRoutes({
  signIns,
  sessions,
  secure,
}: {
  signIns: SignInService;
  sessions: SessionsService;
  secure: boolean;
}): Route[] {
  return [
    route(login, async ({ body, address, headers }) => {
      const from = {
        address,
        userAgent: headers['user-agent'] ?? '',
        knownBrowser: headers[BROWSER_COOKIE_HEADER]?.toString(),
      };
      const { user, token, knownBrowser } = await signIns.signIn(body, from);
      return {
        status: 200,
        body: { message: 'Login successful', user: toUser(user) },
        headers: {
          'Set-Cookie': [
            sessionCookie(token, { secure }),
            browserCookie('known-browser', knownBrowser, { secure }),
          ],
          'Cache-Control': 'no-store',
        },
      };
    }),
    route(session, async ({ reader, headers }) => {
      // The gateway knows of revocations within a second; here the session itself is asked.
      const user = reader.kind === 'staff' ? await sessions.userOf(reader.sessionId) : undefined;
      // Browsers write every 401 into their console, and most visitors are nobody of ours.
      if (!user && /\bhandling=lenient\b/i.test(String(headers['prefer'] ?? ''))) {
        return { status: 204, headers: { 'Cache-Control': 'no-store' } };
      }
      if (!user) throw unauthenticated();
      return {
        status: 200,
        body: toUser(user),
        headers: { 'Cache-Control': 'no-store' },
      };
    }),
    route(logout, async ({ headers }) => {
      const token = headers.authorization?.replace(/^Bearer /, '');
      if (token) await sessions.endByToken(token);
      return {
        status: 200,
        body: { message: 'Logout successful' },
        headers: { 'Set-Cookie': endedSessionCookie({ secure }), 'Cache-Control': 'no-store' },
      };
    }),
  ];
}
