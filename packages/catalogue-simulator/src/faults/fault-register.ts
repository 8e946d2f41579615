import { z } from 'zod';
import { type Effect, type FaultKind, FaultRefused, parseFault, type Reach } from './fault-kind.ts';

/** The target of a request: one of the API's lists, or the launcher. */
export const TARGETS = ['games', 'providers', 'types', 'themes', 'launcher'] as const;
export type Target = (typeof TARGETS)[number];

const whole = z.int().min(1);

/** The requests that a fault hits: of one list or page, from the n-th on, every n-th, the next n of them. */
const requestSelection = z.looseObject({
  on: z.enum(TARGETS).optional(),
  page: whole.optional(),
  from: whole.default(1),
  every: whole.default(1),
  count: whole.optional(),
});

/** A request, as far as faults ask for it. */
export interface FaultedRequest {
  readonly on: Target;
  /** The page that is asked for; the launcher has none. */
  readonly page: number | undefined;
}

/** An effect that hits a request, and how many requests it hit before. */
export interface Strike {
  readonly effect: Effect;
  readonly turn: number;
}

/** A fault in force, as a control call shows it. */
export interface FaultInForce {
  readonly id: number;
  readonly kind: string;
  readonly on: Target | undefined;
  readonly page: number | undefined;
  readonly from: number;
  readonly every: number;
  readonly count: number | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  /** The number of requests that it has looked at. */
  readonly seen: number;
  /** The number of those that it has hit. */
  readonly hits: number;
}

/** True if faults of this reach strike there; a fault that names no target leaves the launcher alone. */
export function reaches(reach: Reach, on: Target): boolean {
  return reach === 'any' || on !== 'launcher';
}

/** The faults that control calls have put in force, the oldest first. */
export function createFaultRegister() {
  let lastId = 0;
  let entries: { fault: FaultInForce; effect: Effect }[] = [];

  /** Counts the request for one fault; true when it is one of those that are hit. */
  function hit(entry: (typeof entries)[number], { on, page }: FaultedRequest): boolean {
    const { fault } = entry;
    if (fault.on === undefined ? on === 'launcher' : on !== fault.on) return false;
    if (fault.page !== undefined && fault.page !== page) return false;
    const seen = fault.seen + 1;
    const struck = seen >= fault.from && (seen - fault.from) % fault.every === 0;
    entry.fault = { ...fault, seen, hits: fault.hits + (struck ? 1 : 0) };
    return struck;
  }

  return {
    /**
     * Puts a fault in force.
     * @param told its options and which requests it hits
     * @throws FaultRefused
     */
    add(name: string, kind: FaultKind, told: Readonly<Record<string, unknown>>): FaultInForce {
      const { on, page, from, every, count, ...options } = parseFault(requestSelection, told);
      if (on !== undefined && !reaches(kind.reach, on)) {
        throw new FaultRefused(`on: ${name} has no meaning there`);
      }
      const effect = kind.read(options);
      lastId += 1;
      const selection = { on, page, from, every, count };
      const fault = { id: lastId, kind: name, ...selection, options, seen: 0, hits: 0 };
      entries.push({ fault, effect });
      return fault;
    },

    /** The first fault that hits a request; those put in force after it do not count that request. */
    strike(request: FaultedRequest): Strike | undefined {
      const entry = entries.find((candidate) => hit(candidate, request));
      if (entry === undefined) return undefined;
      const { id, hits, count } = entry.fault;
      if (hits === count) entries = entries.filter(({ fault }) => fault.id !== id);
      return { effect: entry.effect, turn: hits - 1 };
    },

    list: (): readonly FaultInForce[] => entries.map(({ fault }) => fault),

    /** @returns whether there was such a fault */
    remove(id: number): boolean {
      const before = entries.length;
      entries = entries.filter(({ fault }) => fault.id !== id);
      return entries.length < before;
    },

    clear(): void {
      entries = [];
    },
  };
}
