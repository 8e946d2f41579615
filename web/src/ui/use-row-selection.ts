import { useCallback, useState } from 'react';

export interface RowSelection {
  /** True while rows are being selected. */
  readonly active: boolean;
  readonly ids: ReadonlySet<number>;
  /** Adds or takes away. */
  readonly select: (ids: readonly number[], selected: boolean) => void;
  readonly start: () => void;
  /** Nothing is chosen any more. */
  readonly end: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Rows of a list that are chosen by their ids. They stay chosen while somebody leafs through pages. */
export function useRowSelection(): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<number>>();
  const select = useCallback((changed: readonly number[], selected: boolean) => {
    setIds((current = NONE) => {
      if (selected) return new Set([...current, ...changed]);
      const gone = new Set(changed);
      return new Set([...current].filter((id) => !gone.has(id)));
    });
  }, []);
  const start = useCallback(() => setIds(NONE), []);
  const end = useCallback(() => setIds(undefined), []);
  return { active: ids !== undefined, ids: ids ?? NONE, select, start, end };
}
