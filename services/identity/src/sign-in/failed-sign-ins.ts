import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 5 * 60;
const MOST_PER_ACCOUNT = 10;
/** More than for an account: an office may share one address. */
const MOST_PER_ADDRESS = 50;

interface Attempt {
  /** The name as it is compared. */
  readonly account: string;
  readonly address: string;
}

/** Counts failed sign-ins, and only those, per account and per address, over all replicas. */
export interface FailedSignIns {
  /** Seconds until the next try is allowed; undefined when it is now. */
  waitSeconds(attempt: Attempt): Promise<number | undefined>;
  count(attempt: Attempt): Promise<void>;
  /** Whoever knows the password did not guess it: the account starts from nothing. */
  forget(attempt: Attempt): Promise<void>;
}

/** Hashed, since people type passwords into the wrong field. */
function accountKey(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}

function wait(state: RateLimiterRes | null, most: number): number {
  return state && state.consumedPoints >= most ? state.msBeforeNext / 1000 : 0;
}

/** Counts in Redis; while it is away, each replica counts for itself. */
export function createFailedSignIns(redis: Redis): FailedSignIns {
  function limiter(keyPrefix: string, points: number): RateLimiterRedis {
    const limits = {
      keyPrefix: `identity:failed-sign-ins:${keyPrefix}`,
      points,
      duration: WINDOW_SECONDS,
    };
    return new RateLimiterRedis({
      ...limits,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(limits),
    });
  }
  const perAccount = limiter('account', MOST_PER_ACCOUNT);
  const perAddress = limiter('address', MOST_PER_ADDRESS);

  return {
    async waitSeconds({ account, address }) {
      const [ofAccount, ofAddress] = await Promise.all([
        perAccount.get(accountKey(account)),
        perAddress.get(address),
      ]);
      const seconds = Math.max(
        wait(ofAccount, MOST_PER_ACCOUNT),
        wait(ofAddress, MOST_PER_ADDRESS),
      );
      return seconds > 0 ? seconds : undefined;
    },
    async count({ account, address }) {
      await Promise.all([perAccount.penalty(accountKey(account)), perAddress.penalty(address)]);
    },
    async forget({ account }) {
      await perAccount.delete(accountKey(account));
    },
  };
}
