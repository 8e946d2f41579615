import { useCallback, useState } from 'react';

export interface RowSelection {
  /** True while rows are being selected. */
  readonly active: boolean;
  readonly ids: ReadonlySet<number>;
  readonly select: (ids: readonly number[], selected: boolean) => void;
  readonly start: () => void;
  readonly end: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Selected rows of a list by id. They stay selected across pages. */
export function useRowSelection(): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<number>>();
  const select = useCallback((changed: readonly number[], selected: boolean) => {
    setIds((current) => {
      if (selected) return new Set([...(current ?? NONE), ...changed]);
      const gone = new Set(changed);
      // To remove a row starts no selection.
      return current && new Set([...current].filter((id) => !gone.has(id)));
    });
  }, []);
  const start = useCallback(() => setIds(NONE), []);
  const end = useCallback(() => setIds(undefined), []);
  return { active: ids !== undefined, ids: ids ?? NONE, select, start, end };
}
