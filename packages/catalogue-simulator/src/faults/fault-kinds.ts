import { z } from 'zod';
import { createAnswerFaults } from './answer-faults.ts';
import { type FaultKind, FaultRefused, parseFault } from './fault-kind.ts';
import { createGameFaults } from './game-faults.ts';

type Parts = Parameters<typeof createGameFaults>[0] & {
  readonly held: Parameters<typeof createAnswerFaults>[0];
};

interface NamedFault {
  readonly name: string;
  readonly kind: FaultKind;
  /** The options beside the name. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The one list of all faults; an entry in either part makes one that can be told in both ways. */
export function createFaultKinds({ held, ...parts }: Parts) {
  const kinds = new Map<string, FaultKind>(
    Object.entries({ ...createAnswerFaults(held), ...createGameFaults(parts) }),
  );
  const names = [...kinds.keys()];
  const named = z.looseObject({ kind: z.enum(names) }, 'a fault is an object like {"kind":"hang"}');
  return {
    names,
    /** The kind of fault that `told` names. @throws FaultRefused */
    find(told: unknown): NamedFault {
      const { kind: name, ...options } = parseFault(named, told);
      const kind = kinds.get(name);
      if (!kind) throw new FaultRefused(`there is no fault ${name}`);
      return { name, kind, options };
    },
  };
}

export type FaultKinds = ReturnType<typeof createFaultKinds>;
