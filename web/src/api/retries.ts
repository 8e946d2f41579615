import { isFailure } from './problem.ts';

/** `extraOptions` of a read without retries: the screen shows the failure, with a button to try again. */
export const noRetries = { retryCondition: () => false };

/**
 * `extraOptions` of a read with `times` retries, `delayMs` milliseconds apart. A refusal is an answer and never
 * retried.
 */
export function retries(times: number, delayMs: number) {
  return {
    retryCondition: (error: unknown, _args: unknown, { attempt }: { readonly attempt: number }) =>
      attempt <= times && isFailure(error),
    backoff: async () => {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, delayMs);
      });
    },
  };
}
