import { useCallback, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Adds or removes these. Always the same function. */
  readonly set: (ids: readonly number[], selected: boolean) => void;
}

/** Chosen games by id. They stay chosen while somebody leafs through pages. */
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
