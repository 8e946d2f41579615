import type { Contract } from '@slots/contracts/contract';
import { call } from './endpoint.ts';
import { isFailure } from './problem.ts';

/** `extraOptions` of a read without retries: the screen shows the failure, with a button to try again. */
export const noRetries = { retryCondition: () => false };

/** `call` of a read without retries. */
export const readOnce = <const C extends Contract>(contract: C) => ({
  ...call(contract),
  extraOptions: noRetries,
});

/** `extraOptions` of a read with `times` retries. A refusal is an answer and never retried. */
export const retryUpTo = (times: number) => ({
  retryCondition: (error: unknown, _args: unknown, { attempt }: { readonly attempt: number }) =>
    attempt <= times && isFailure(error),
});

/** The same, `delayMs` milliseconds apart. */
export function retries(times: number, delayMs: number) {
  return {
    ...retryUpTo(times),
    backoff: async () => {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, delayMs);
      });
    },
  };
}
