import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { createFailureLimit } from '../failure-limit.ts';

const MAX_OF_ONE = 10;
/** More than on one account: an office may share one address. */
const MAX_OF_NETWORK = 50;
/** From this many failures on, from any network, the account counts as being guessed at from many networks. */
const GUESSED_AT = 20;

export interface Attempt {
  /** The name as it is compared. */
  readonly account: string;
  /** As addresses are counted. */
  readonly network: string;
  /** Names a browser that this account was signed in with before. */
  readonly knownBrowser: string | undefined;
}

export interface AttemptStanding {
  /** Seconds until the next try is allowed; 0 when it is now. */
  readonly waitSeconds: number;
  /** The account is being guessed at from many networks, and this may be one of them. */
  readonly isDoubtful: boolean;
  /** The failures of the network, at whatever account. */
  readonly failuresOfNetwork: number;
}

/** Hashed, since people type passwords into the wrong field. */
function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/**
 * Counts failed sign-ins, and only those, over all replicas: of a known browser for itself alone, of all
 * others per account and network, per network, and per account. The last one refuses no attempt, so that
 * strangers cannot lock an owner out.
 */
export function createFailedSignIns(redis: Redis) {
  const limit = (kind: string, most: number) =>
    createFailureLimit(redis, { name: `failed-sign-ins:${kind}`, most });
  const perBrowser = limit('browser', MAX_OF_ONE);
  const perAccountAndNetwork = limit('account-network', MAX_OF_ONE);
  const perNetwork = limit('network', MAX_OF_NETWORK);
  const perAccount = limit('account', GUESSED_AT);

  return {
    async standing({ account, network, knownBrowser }: Attempt): Promise<AttemptStanding> {
      if (knownBrowser !== undefined) {
        const { waitSeconds } = await perBrowser.standing(knownBrowser);
        return { waitSeconds, isDoubtful: false, failuresOfNetwork: 0 };
      }
      const [here, ofNetwork, ofAccount] = await Promise.all([
        perAccountAndNetwork.standing(keyOf(account, network)),
        perNetwork.standing(network),
        perAccount.standing(keyOf(account)),
      ]);
      return {
        waitSeconds: Math.max(here.waitSeconds, ofNetwork.waitSeconds),
        isDoubtful: ofAccount.failures >= GUESSED_AT,
        failuresOfNetwork: ofNetwork.failures,
      };
    },
    async count({ account, network, knownBrowser }: Attempt): Promise<void> {
      if (knownBrowser !== undefined) {
        await perBrowser.count(knownBrowser);
        return;
      }
      await Promise.all([
        perAccountAndNetwork.count(keyOf(account, network)),
        perNetwork.count(network),
        perAccount.count(keyOf(account)),
      ]);
    },
    /** After a right password: resets the counts of browser and network at this account. */
    async forget({ account, network, knownBrowser }: Attempt): Promise<void> {
      if (knownBrowser === undefined) await perAccountAndNetwork.forget(keyOf(account, network));
      else await perBrowser.forget(knownBrowser);
    },
  };
}

export type FailedSignIns = ReturnType<typeof createFailedSignIns>;
