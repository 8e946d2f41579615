import { isProblem } from './problem.ts';

/** `extraOptions` of a read whose failure a screen shows at once; its own button tries again. */
export const noRetries = { retryCondition: () => false };

/**
 * `extraOptions` of a read that is tried again so many times, so many milliseconds apart. A refusal
 * is an answer and never asked for again.
 */
export function retries(times: number, delayMs: number) {
  return {
    retryCondition: (error: unknown, _args: unknown, { attempt }: { readonly attempt: number }) =>
      attempt <= times && isProblem(error) && (error.status === 0 || error.status >= 500),
    backoff: async () => {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, delayMs);
      });
    },
  };
}
