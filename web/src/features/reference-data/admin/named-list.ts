import type { keptLists } from '@slots/contracts/casino/reference-data';

/** A list whose entries have names. */
export type NamedList = Exclude<
  (typeof keptLists)[keyof typeof keptLists],
  { readonly name: 'currencies' }
>;

export interface NamedEntry {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly [field: string]: string | number | null;
}
