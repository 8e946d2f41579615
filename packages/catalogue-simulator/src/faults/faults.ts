import type { Request, Response } from 'express';
import type { GameStore } from '../catalogue/game-store.ts';
import { type Effect, FaultRefused } from './fault-kind.ts';
import { createFaultKinds } from './fault-kinds.ts';
import { createFaultRegister, type FaultedRequest, type Strike } from './fault-register.ts';
import { createHeldRequests } from './held-requests.ts';
import { readRequestedFault } from './requested-fault.ts';

interface Parts {
  readonly seed: number;
  readonly store: GameStore;
  /** Lets a request ask for a fault itself. */
  readonly byRequest: boolean;
}

/** The faults of the API and the launcher. */
export function createFaults({ seed, store, byRequest }: Parts) {
  const held = createHeldRequests();
  const kinds = createFaultKinds({ seed, store, held });
  const register = createFaultRegister();
  return {
    kinds,
    register,
    /**
     * The fault of a request: the one that it asks for itself, else the one in force. A request
     * that asks for something without meaning is answered 400 here.
     * @param go continues the request, which has to be answered
     */
    apply(
      { request, response, on, page }: { request: Request; response: Response } & FaultedRequest,
      go: (strike: Strike | undefined) => void,
    ): void {
      let asked: Effect | undefined;
      try {
        asked = byRequest ? readRequestedFault(request, kinds, on) : undefined;
      } catch (error) {
        if (!(error instanceof FaultRefused)) throw error;
        response.status(400).json({ error: `fault: ${error.message}` });
        return;
      }
      // A request that asks by itself has no turn of its own: its page stands for it.
      const strike = asked
        ? { effect: asked, turn: (page ?? 1) - 1 }
        : register.strike({ on, page });
      if (strike?.effect.answer) strike.effect.answer(response, () => go(undefined));
      else go(strike);
    },
    /** Lets go of the requests that are left open. */
    close: () => held.release(),
  };
}

export type Faults = ReturnType<typeof createFaults>;
