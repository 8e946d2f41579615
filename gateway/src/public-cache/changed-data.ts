import type { PublicOwner } from '@slots/contracts/contract';

/**
 * How far an owner's reads may be behind its writes, on top of the way of a message: catalog reads its
 * lists from memory, half a second old at most. What is read in that time may be old already.
 */
const SETTLED_AFTER_MS = 900;

/** Remembers which owners' data changed how often, so that emptying the cache costs nothing. */
export interface ChangedData {
  /** The state of these owners' data: another number after each change. */
  stampOf(owners: readonly PublicOwner[]): number;
  /** When what is read of these owners is sure to show their last change, on `performance.now()`. */
  settledAt(owners: readonly PublicOwner[]): number;
  changed(owner: PublicOwner): void;
  /** Something may have changed that nobody told. */
  allChanged(): void;
}

export function createChangedData(): ChangedData {
  const counts: Record<PublicOwner, number> = { geo: 0, catalog: 0, casino: 0 };
  const lastAt: Record<PublicOwner, number> = { geo: 0, catalog: 0, casino: 0 };

  function changed(owner: PublicOwner): void {
    counts[owner] += 1;
    lastAt[owner] = performance.now();
  }

  return {
    changed,
    allChanged() {
      changed('geo');
      changed('catalog');
      changed('casino');
    },
    stampOf(owners) {
      // Counts only grow, so that their sum is the same only while each of them is.
      let stamp = 0;
      for (const owner of owners) stamp += counts[owner];
      return stamp;
    },
    settledAt: (owners) => Math.max(...owners.map((owner) => lastAt[owner])) + SETTLED_AFTER_MS,
  };
}
