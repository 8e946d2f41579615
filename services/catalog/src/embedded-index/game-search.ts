import { createSearchIndex } from '@slots/search-ranking/search-index';
import type { FoundGame } from '../game-index/game-index.ts';

/** The fields of a game that a search reads. */
interface NamedGame {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly visible: boolean;
  readonly provider: { readonly name: string } | null;
}

/**
 * Finds published games by their own and their providers' names. It follows the index of what visitors
 * may see: each game is taken in once when it changes, not per search.
 */
export function createGameSearch() {
  const index = createSearchIndex<FoundGame>();
  return {
    put({ id, name, slug, visible, provider }: NamedGame): void {
      if (!visible) {
        index.remove(id);
        return;
      }
      const by = provider?.name ?? null;
      const answer: FoundGame = { type: 'game', id, name, slug, provider: by };
      index.put(id, { name, also: by === null ? [] : [by], answer });
    },
    remove: index.remove,
    search: index.search,
  };
}
