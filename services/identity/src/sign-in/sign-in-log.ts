import { clientNetwork } from '@slots/contracts/client-network';
import type { Logger } from '@slots/logger/logger';
import type { HistoryStore } from '@slots/mongo/history';
import type { FactorMethod } from '../second-factor/proofs.service.ts';
import type { User } from '../users/stored-user.ts';
import type { UsersRepository } from '../users/users.repository.ts';

export interface From {
  readonly address: string;
  readonly userAgent: string;
}

const MAX_AGENT_LENGTH = 512;

/** The last thing that was given to sign in. */
export type SignInMethod = 'password' | FactorMethod | 'new second factor';

/** Notifies a user of a sign-in from a network that is new to their account. @throws RedisAway */
export type TellOfNetwork = (user: User, from: From, at: Date) => Promise<void>;

/** Users from before networks were remembered have none. */
const networksOf = (user: User) => ('networks' in user ? user.networks : []);

/**
 * Records sign-ins, and failed ones for existing accounts, for the activity. No sign-in fails because it could not
 * be recorded.
 */
export function createSignInLog({
  history,
  users,
  tellOfNetwork,
  logger,
}: {
  history: Pick<HistoryStore, 'note'>;
  users: Pick<UsersRepository, 'rememberNetwork'>;
  tellOfNetwork: TellOfNetwork;
  logger: Logger;
}) {
  async function note(
    { _id, username }: User,
    action: string,
    { address, userAgent }: From,
    method: SignInMethod,
    at: Date,
  ): Promise<void> {
    const told = { address, browser: userAgent.slice(0, MAX_AGENT_LENGTH), method };
    await history.note({
      kind: 'sign-in',
      recordId: _id,
      name: username,
      // An account's sign-ins are in no order but that of time.
      version: 0,
      at,
      by: { id: _id, username },
      action,
      changes: Object.entries(told).map(([field, to]) => ({ field, from: null, to })),
    });
  }

  async function trying(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      logger.warn({ err: error }, 'a sign-in could not be noted');
    }
  }

  return {
    signedIn: (user: User, from: From, method: SignInMethod): Promise<void> =>
      trying(
        (async () => {
          const at = new Date();
          await note(user, 'signed in to', from, method, at);
          const network = clientNetwork(from.address);
          const known = networksOf(user);
          if (known.at(-1) === network) return;
          const isNews = known.length > 0 && !known.includes(network);
          // Remembered after it was told: what could not be told now is told at the next sign-in. The first is no news.
          if (isNews) await tellOfNetwork(user, from, at);
          await users.rememberNetwork(user._id, network);
        })(),
      ),
    failed: (user: User, from: From, method: SignInMethod): Promise<void> =>
      trying(note(user, 'failed to sign in to', from, method, new Date())),
  };
}

export type SignInLog = ReturnType<typeof createSignInLog>;
