import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { createFailureLimit } from '../failure-limit.ts';

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
  /** Seconds until the next try is allowed; 0 when it is now. */
  waitSeconds(attempt: Attempt): Promise<number>;
  count(attempt: Attempt): Promise<void>;
  /** Whoever knows the password did not guess it: the account starts from nothing. */
  forget(attempt: Attempt): Promise<void>;
}

/** Hashed, since people type passwords into the wrong field. */
function accountKey(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}

export function createFailedSignIns(redis: Redis): FailedSignIns {
  const perAccount = createFailureLimit(redis, {
    name: 'failed-sign-ins:account',
    most: MOST_PER_ACCOUNT,
  });
  const perAddress = createFailureLimit(redis, {
    name: 'failed-sign-ins:address',
    most: MOST_PER_ADDRESS,
  });

  return {
    async waitSeconds({ account, address }) {
      const waits = [perAccount.waitSeconds(accountKey(account)), perAddress.waitSeconds(address)];
      return Math.max(...(await Promise.all(waits)));
    },
    async count({ account, address }) {
      await Promise.all([perAccount.count(accountKey(account)), perAddress.count(address)]);
    },
    async forget({ account }) {
      await perAccount.forget(accountKey(account));
    },
  };
}
