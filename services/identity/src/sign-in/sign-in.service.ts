import { login } from '@slots/contracts/identity/auth';
import { tooManyRequests, unauthenticated } from '@slots/http-kit/http-problem.error';
import pLimit from 'p-limit';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Passwords } from '../users/passwords.ts';
import { usernameKeyOf } from '../users/user-fields.ts';
import type { User, UsersRepository } from '../users/users.repository.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';

/** So few at once that guesses sent in one burst cannot get past the limit before it is counted. */
const AT_ONCE = 3;

export interface SignInService {
  /**
   * Checks name and password and begins a session.
   * @throws HttpProblem 401 whichever of the two is wrong, 429 after too many failures
   */
  signIn(
    credentials: { username: string; password: string },
    from: { address: string; userAgent: string },
  ): Promise<{ user: User; token: string }>;
}

export function createSignInService({
  users,
  passwords,
  failedSignIns,
  sessions,
}: {
  users: UsersRepository;
  passwords: Passwords;
  failedSignIns: FailedSignIns;
  sessions: SessionsService;
}): SignInService {
  const limit = pLimit(AT_ONCE);

  return {
    signIn: ({ username, password }, from) =>
      limit(async () => {
        const attempt = { account: usernameKeyOf(username), address: from.address };
        const waitSeconds = await failedSignIns.waitSeconds(attempt);
        if (waitSeconds > 0) throw tooManyRequests(login.messages[429], waitSeconds);
        const user = await users.byUsername(username);
        if (!(await passwords.matches(password, user?.passwordHash)) || !user) {
          await failedSignIns.count(attempt);
          throw unauthenticated(login.messages[401]);
        }
        await failedSignIns.forget(attempt);
        const token = await sessions.begin(user, from);
        if (token === undefined) throw unauthenticated(login.messages[401]);
        return { user, token };
      }),
  };
}
