import { BROWSER_COOKIE_HEADER } from '@slots/contracts/contract';
import { login, logout, session } from '@slots/contracts/identity/auth';
import { finishSignIn } from '@slots/contracts/identity/second-factor';
import { unauthenticated } from '@slots/http-kit/http-problem.error';
import { prefers } from '@slots/http-kit/prefer';
import { type Route, route } from '@slots/http-kit/route';
import { clearCookie, setCookie } from '@slots/tokens/cookies';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { toUser } from '../users/user.mapper.ts';
import type { SecondStep } from './second-step.service.ts';
import type { SignedIn, SignInService } from './sign-in.service.ts';

const STEP_MESSAGES = {
  prove: 'Please confirm that it is you with your second factor.',
  'set-up': 'Please set up a second factor to sign in.',
} as const;

const loggedIn = ({ user }: SignedIn) => ({
  message: 'Login successful' as const,
  user: toUser(user),
});

/** `secure`: the product is reached over https. */
export function createSignInRoutes({
  signIns,
  secondStep,
  sessions,
  secure,
}: {
  signIns: SignInService;
  secondStep: Pick<SecondStep, 'finish'>;
  sessions: SessionsService;
  secure: boolean;
}): Route[] {
  const cookiesOf = ({ token, knownBrowser }: SignedIn) => [
    setCookie('token', token, { secure }),
    setCookie('known-browser', knownBrowser, { secure }),
  ];

  return [
    route(login, async ({ body, address, headers }) => {
      const from = {
        address,
        userAgent: headers['user-agent'] ?? '',
        knownBrowser: headers[BROWSER_COOKIE_HEADER]?.toString(),
      };
      const outcome = await signIns.signIn(body, from);
      if ('step' in outcome) {
        const { step, methods, pending } = outcome;
        return {
          status: 202,
          body: { message: STEP_MESSAGES[step], step, methods },
          headers: {
            'Set-Cookie': setCookie('sign-in', pending, { secure }),
            'Cache-Control': 'no-store',
          },
        };
      }
      return {
        status: 200,
        body: loggedIn(outcome),
        headers: { 'Set-Cookie': cookiesOf(outcome), 'Cache-Control': 'no-store' },
      };
    }),
    route(finishSignIn, async ({ body, address, headers }) => {
      const from = { address, userAgent: headers['user-agent'] ?? '' };
      const pending = headers[BROWSER_COOKIE_HEADER]?.toString();
      const signedIn = await secondStep.finish(pending, body, from);
      return {
        status: 200,
        body: loggedIn(signedIn),
        headers: {
          'Set-Cookie': [...cookiesOf(signedIn), clearCookie('sign-in', { secure })],
          'Cache-Control': 'no-store',
        },
      };
    }),
    route(session, async ({ reader, headers }) => {
      // The gateway knows of revocations within a second; here the session itself is asked.
      const user = reader.kind === 'staff' ? await sessions.userOf(reader.sessionId) : undefined;
      // Browsers write every 401 into their console, and most visitors are not our users.
      if (!user && prefers(headers, /\bhandling=lenient\b/i)) {
        return { status: 204, headers: { 'Cache-Control': 'no-store' } };
      }
      if (!user) throw unauthenticated();
      return { status: 200, body: toUser(user) };
    }),
    route(logout, async ({ headers }) => {
      const token = headers.authorization?.replace(/^Bearer /, '');
      if (token) await sessions.endByToken(token);
      return {
        status: 200,
        body: { message: 'Logout successful' },
        headers: { 'Set-Cookie': clearCookie('token', { secure }), 'Cache-Control': 'no-store' },
      };
    }),
  ];
}
