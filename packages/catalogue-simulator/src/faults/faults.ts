import type { Request, Response } from 'express';
import type { GameStore } from '../catalogue/game-store.ts';
import { createFaultKinds, type FaultKinds } from './fault-kinds.ts';
import {
  createFaultRegister,
  type FaultedRequest,
  type FaultRegister,
  type Strike,
} from './fault-register.ts';
import { createHeldRequests } from './held-requests.ts';
import { readRequestedFault } from './requested-fault.ts';

/** The faults of the API and the launcher. */
export interface Faults {
  readonly kinds: FaultKinds;
  readonly register: FaultRegister;
  /**
   * The fault of a request: the one that it asks for itself, else the one in force. A request
   * that asks for something without meaning is answered 400 here.
   * @param go continues the request, which has to be answered
   */
  apply(
    call: { request: Request; response: Response } & FaultedRequest,
    go: (strike: Strike | undefined) => void,
  ): void;
  /** Lets go of the requests that are left open. */
  close(): void;
}

interface Parts {
  readonly seed: number;
  readonly store: GameStore;
  /** Lets a request ask for a fault itself. */
  readonly byRequest: boolean;
  readonly clock?: () => Date;
}

export function createFaults({ seed, store, byRequest, clock = () => new Date() }: Parts): Faults {
  const held = createHeldRequests();
  const kinds = createFaultKinds({ seed, store, clock, held });
  const register = createFaultRegister();
  return {
    kinds,
    register,
    apply({ request, response, on, page }, go) {
      const asked = byRequest ? readRequestedFault(request, kinds, on) : undefined;
      if (asked !== undefined && 'problem' in asked) {
        response.status(400).json({ error: `fault: ${asked.problem}` });
        return;
      }
      // A request that asks by itself has no turn of its own: its page stands for it.
      const strike = asked
        ? { effect: asked.effect, turn: (page ?? 1) - 1 }
        : register.strike({ on, page });
      if (strike?.effect.answer) strike.effect.answer(response, () => go(undefined));
      else go(strike);
    },
    close: () => held.release(),
  };
}
