import { LRUCache } from 'lru-cache';

/** Smaller lists are counted off each time, which takes no time. */
const LARGE = 10_000;
const KNOWN_MS = 60_000;
const LISTS_KNOWN = 200;
const PLACES_KNOWN = 2_000;

/**
 * Remembers totals and places in large lists of games by id for a minute: counting a million games takes MongoDB a
 * second, and so does counting those before a page.
 */
export function createListPositions() {
  const totals = new LRUCache<string, Promise<number>>({ max: LISTS_KNOWN, ttl: KNOWN_MS });
  const lists = new LRUCache<string, Map<number, number>>({ max: LISTS_KNOWN, ttl: KNOWN_MS });

  return {
    /** The number of games of a list; concurrent callers share one count. */
    async total(list: string, count: () => Promise<number>): Promise<number> {
      const known = totals.get(list);
      if (known) return known;
      const counted = count();
      totals.set(list, counted);
      const forget = () => totals.peek(list) === counted && totals.delete(list);
      try {
        const total = await counted;
        if (total <= LARGE) forget();
        return total;
      } catch (error) {
        forget();
        throw error;
      }
    },

    /** The last known place up to one, and the id of the game before it. */
    before(list: string, place: number): { readonly place: number; readonly id: number } {
      let nearest = { place: 0, id: -1 };
      for (const [at, id] of lists.get(list) ?? []) {
        if (at <= place && at > nearest.place) nearest = { place: at, id };
      }
      return nearest;
    },

    /** Remembers the id of the game before a place. */
    passed(list: string, place: number, id: number | undefined): void {
      if (id === undefined || place < LARGE) return;
      const known = lists.get(list) ?? new Map<number, number>();
      if (known.size < PLACES_KNOWN) known.set(place, id);
      if (!lists.has(list)) lists.set(list, known);
    },
  };
}
