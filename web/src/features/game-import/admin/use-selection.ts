import { useCallback, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Adds or removes these. A stable function. */
  readonly set: (ids: readonly number[], selected: boolean) => void;
}

/** Selected games by id. They stay selected across pages. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const set = useCallback((changed: readonly number[], selected: boolean) => {
    setIds((current) => {
      if (selected) return new Set([...current, ...changed]);
      const gone = new Set(changed);
      return new Set([...current].filter((id) => !gone.has(id)));
    });
  }, []);
  return { ids, set };
}
