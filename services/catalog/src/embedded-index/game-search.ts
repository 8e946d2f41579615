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

/** Finds published games by their own and their providers' names. */
export function createGameSearch() {
  const index = createSearchIndex<NamedGame>();
  return {
    /** Each game is taken in once when it changes, not per search. */
    put(game: NamedGame): void {
      const { id, name, visible, provider } = game;
      if (visible) index.put(id, { name, also: provider ? [provider.name] : [], answer: game });
      else index.remove(id);
    },
    remove: index.remove,
    /** At most 8, best first. */
    search: (typed: string): FoundGame[] => index.search(typed).map(found),
  };
}

function found({ id, name, slug, provider }: NamedGame): FoundGame {
  return { type: 'game', id, name, slug, provider: provider?.name ?? null };
}
