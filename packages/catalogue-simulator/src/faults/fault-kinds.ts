import { z } from 'zod';
import { createAnswerFaults } from './answer-faults.ts';
import { type FaultKind, problemOf } from './fault-kind.ts';
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
    /** @returns the kind of fault that `given` names, or a sentence that says what is wrong */
    find(given: unknown): NamedFault | { readonly problem: string } {
      const parsed = named.safeParse(given);
      if (!parsed.success) return { problem: problemOf(parsed.error) };
      const { kind: name, ...options } = parsed.data;
      const kind = kinds.get(name);
      return kind ? { name, kind, options } : { problem: `there is no fault ${name}` };
    },
  };
}

export type FaultKinds = ReturnType<typeof createFaultKinds>;
