import { useMemo } from 'react';
import type { Choice } from './choice-section.tsx';

interface Entry {
  readonly id: number;
  readonly name?: string | null;
  /** A currency has no name. */
  readonly code?: string;
  readonly symbol?: string;
}

export type Entries = readonly Entry[];

/** The entries of a list as options. An entry without a name, since its owner is down, shows its id. */
export function useChoices(entries: Entries | undefined): Choice[] | undefined {
  return useMemo(
    () => entries?.map((entry) => ({ id: entry.id, label: labelOf(entry) })),
    [entries],
  );
}

function labelOf({ id, name, code, symbol }: Entry): string {
  if (name) return name;
  return symbol === undefined || code === undefined ? `ID: ${id}` : `${code} (${symbol})`;
}
