import { clientNetwork } from '@slots/contracts/client-network';
import { login, type SignInStep } from '@slots/contracts/identity/auth';
import { tooManyRequests, unauthenticated } from '@slots/http-kit/http-problem.error';
import { methodsOf } from '../second-factor/proofs.service.ts';
import type { Requirement } from '../second-factor/requirement.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Passwords } from '../users/passwords.ts';
import { type User, usernameKeyOf } from '../users/stored-user.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { Attempt, AttemptStanding, FailedSignIns } from './failed-sign-ins.ts';
import { createFairQueue, QueueFull } from './fair-queue.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { PendingSignIns } from './pending-sign-ins.repository.ts';
import type { From, SignInLog } from './sign-in-log.ts';
import { createSlowAnswers, TooManyHeld } from './slow-answers.ts';

/** So few at once that guesses sent in one burst cannot get past the limit before it is counted. */
const AT_ONCE = 2;
/** A gateway has 128 connections to this service: sign-ins that wait or are held must not use them up. */
const MAX_WAITING = 64;
const MAX_KNOWN_WAITING = 16;
const MAX_HELD = 24;
const HELD_OF_ACCOUNT = { guessing: 2, others: 8 };
const HOLD_MS = 1_000;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  /** By which the browser is known again. */
  readonly knownBrowser: string;
}

/** The password was right, and another step is needed. */
export interface HalfSignedIn extends Pick<SignInStep, 'step' | 'methods'> {
  /** Cookie value for that step. */
  readonly pending: string;
}

export function createSignInService({
  users,
  passwords,
  failedSignIns,
  knownBrowsers,
  sessions,
  pendingSignIns,
  requirement,
  passkeysPossible,
  signInLog,
}: {
  users: UsersRepository;
  passwords: Passwords;
  failedSignIns: FailedSignIns;
  knownBrowsers: KnownBrowsers;
  sessions: SessionsService;
  pendingSignIns: Pick<PendingSignIns, 'begin'>;
  requirement: Requirement;
  passkeysPossible: boolean;
  signInLog: SignInLog;
}) {
  const canSetUp: SignInStep['methods'] = passkeysPossible ? ['passkey', 'totp'] : ['totp'];

  const slowAnswers = createSlowAnswers({
    holdMs: HOLD_MS,
    most: MAX_HELD,
    perHold: HELD_OF_ACCOUNT,
  });
  const turns = createFairQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });
  /** Only for browsers that gave a right password before: they need not wait for guessing clients. */
  const turnsOfKnown = createFairQueue({ atOnce: 1, maxWaiting: MAX_KNOWN_WAITING });

  async function recognised(value: string | undefined, username: string) {
    if (value === undefined) return undefined;
    return knownBrowsers.recognise(value, await users.byUsername(username));
  }

  /** @throws HttpProblem 429 when the attempt is over a limit */
  async function standingOf(attempt: Attempt): Promise<AttemptStanding> {
    const standing = await failedSignIns.standing(attempt);
    if (standing.waitSeconds > 0) throw tooManyRequests(login.messages[429], standing.waitSeconds);
    return standing;
  }

  /** Checks the password; undefined: others have guessed in the meantime, so it has to be held first. */
  async function attemptNow(
    { username, password }: Credentials,
    attempt: Attempt,
    from: From,
    wasHeld: boolean,
  ): Promise<User | undefined> {
    const { isDoubtful } = await standingOf(attempt);
    if (isDoubtful && !wasHeld) return undefined;
    const user = await users.byUsername(username);
    if (!(await passwords.matches(password, user?.passwordHash)) || !user) {
      await failedSignIns.count(attempt);
      // Not waited for: the time of the answer must not tell that there is such a name.
      if (user) void signInLog.failed(user, from, 'password');
      throw unauthenticated(login.messages[401]);
    }
    await failedSignIns.forget(attempt);
    return user;
  }

  async function checked(credentials: Credentials, attempt: Attempt, from: From): Promise<User> {
    const { account, network, knownBrowser } = attempt;
    // Before its turn, so that refused or held attempts use up no turns.
    const { isDoubtful, failuresOfNetwork } = await standingOf(attempt);
    const held = { account, failures: failuresOfNetwork };
    if (isDoubtful) await slowAnswers.hold(held);
    const inTurn = (wasHeld: boolean) => {
      const work = () => attemptNow(credentials, attempt, from, wasHeld);
      return knownBrowser === undefined
        ? turns.run(network, work)
        : turnsOfKnown.run(knownBrowser, work);
    };
    const user = await inTurn(isDoubtful);
    if (user) return user;
    await slowAnswers.hold(held);
    const afterAll = await inTurn(true);
    if (!afterAll) throw new Error('An attempt was held twice.');
    return afterAll;
  }

  return {
    /**
     * Checks name and password and begins a session, or the second step.
     * @param from.knownBrowser what the browser was remembered by, if it says so
     * @throws HttpProblem 401 whichever of the two is wrong, 429 after too many failures
     */
    async signIn(
      credentials: Credentials,
      { knownBrowser, ...from }: From & { readonly knownBrowser: string | undefined },
    ): Promise<SignedIn | HalfSignedIn> {
      const attempt = {
        account: usernameKeyOf(credentials.username),
        network: clientNetwork(from.address),
        knownBrowser: await recognised(knownBrowser, credentials.username),
      };
      try {
        const user = await checked(credentials, attempt, from);
        if (user.secondFactor) {
          const methods = methodsOf(user.secondFactor);
          return { step: 'prove', methods, pending: await pendingSignIns.begin(user) };
        }
        if (requirement.mustSetUp(user)) {
          return { step: 'set-up', methods: canSetUp, pending: await pendingSignIns.begin(user) };
        }
        const token = await sessions.begin(user, from);
        if (token === undefined) throw unauthenticated(login.messages[401]);
        await signInLog.signedIn(user, from, 'password');
        return { user, token, knownBrowser: knownBrowsers.remember(user) };
      } catch (error) {
        if (!(error instanceof QueueFull || error instanceof TooManyHeld)) throw error;
        throw tooManyRequests(login.messages[429], HOLD_MS / 1_000);
      }
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
