import { useCallback, useRef } from 'react';

export interface Identified {
  readonly id: number | string;
}

/**
 * Ignores a call for a record while one is running for it. A deletion that is sent twice would report its own success
 * as a failure.
 */
export function useOncePerRecord<R extends Identified>(
  act: (record: R) => Promise<unknown>,
): (record: R) => Promise<void> {
  const running = useRef(new Set<Identified['id']>());
  return useCallback(
    async (record: R) => {
      const { id } = record;
      if (running.current.has(id)) return;
      running.current.add(id);
      try {
        await act(record);
      } finally {
        running.current.delete(id);
      }
    },
    [act],
  );
}
