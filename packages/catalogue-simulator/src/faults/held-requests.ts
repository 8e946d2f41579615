import type { Response } from 'express';

/** Requests that are left without an answer on purpose. */
export function createHeldRequests() {
  const held = new Set<Response>();
  return {
    /** Leaves a request open until its caller gives up, or for `forSeconds` and then continues it. */
    hold(response: Response, forSeconds: number | undefined, proceed: () => void): void {
      held.add(response);
      const timer =
        forSeconds === undefined
          ? undefined
          : setTimeout(() => {
              held.delete(response);
              proceed();
            }, forSeconds * 1000);
      response.once('close', () => {
        clearTimeout(timer);
        held.delete(response);
      });
    },
    /** Closes the connections of all of them. */
    release(): void {
      for (const response of held) response.destroy();
    },
  };
}

export type HeldRequests = ReturnType<typeof createHeldRequests>;
