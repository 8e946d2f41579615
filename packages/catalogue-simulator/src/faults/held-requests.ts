import type { Response } from 'express';

/** Requests that are left without an answer on purpose. */
export interface HeldRequests {
  /** Leaves a request open until its caller gives up, or for `forSeconds` and then continues it. */
  hold(response: Response, forSeconds: number | undefined, proceed: () => void): void;
  /** Closes the connections of all of them. */
  release(): void;
}

export function createHeldRequests(): HeldRequests {
  const held = new Set<Response>();
  return {
    hold(response, forSeconds, proceed) {
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
    release() {
      for (const response of held) response.destroy();
    },
  };
}
