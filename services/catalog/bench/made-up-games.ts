import { createCatalogue } from '@slots/catalogue-simulator/catalogue/catalogue';
import {
  type CatalogueGameCopy,
  type CatalogueRef,
  isMalformed,
  parseCatalogueGame,
} from '../src/catalogue/catalogue-game.ts';
import { newGame } from '../src/games/game-documents.ts';
import { fieldsFromCatalogue } from '../src/games/game-from-catalogue.ts';
import type { GameRecord } from '../src/games/stored-game.ts';

/** Number of distinct made-up games; beyond it they repeat under other names and ids. */
const MADE_UP = 25_000;
/** Far above the ids of the made-up games, so that no two are alike. */
const ID_STEP = 1_000_000;

const slugsOf = (all: readonly (CatalogueRef | null)[]): ReadonlyMap<number, string> =>
  new Map(all.flatMap((ref) => (ref ? [[ref.id, ref.slug] as const] : [])));

/** The games of an endless catalogue, of which at most `most` are needed. */
export function madeUpGames(most: number) {
  const { games } = createCatalogue({
    seed: 1,
    count: Math.min(most, MADE_UP),
    apiUrl: 'http://127.0.0.1:9',
    launcherUrl: 'http://127.0.0.1:9',
  });
  const copies = games.map((game) => {
    const copy = parseCatalogueGame(game);
    if (isMalformed(copy)) throw new Error(`A made-up game cannot be read: ${copy.reason}`);
    return copy;
  });
  const refSlugs = {
    providers: slugsOf(copies.map(({ provider }) => provider)),
    types: slugsOf(copies.map(({ type }) => type)),
    themes: slugsOf(copies.flatMap(({ themes }) => themes)),
  };

  return {
    /** The nth game. */
    copyAt(at: number): CatalogueGameCopy {
      const copy = copies[at % copies.length];
      if (!copy) throw new Error('There are no games');
      const turn = Math.floor(at / copies.length);
      if (turn === 0) return copy;
      const name = `${copy.name} ${turn + 1}`;
      const slug = `${copy.slug}-edition-${turn + 1}`;
      return { ...copy, id: copy.id + turn * ID_STEP, name, slug };
    },

    /** The game that an import makes of it. */
    documentOf(copy: CatalogueGameCopy): GameRecord {
      const at = new Date(Date.now() - 3_600_000);
      const fields = fieldsFromCatalogue(copy, refSlugs);
      return newGame(copy.id, fields, { slug: copy.slug, at }).document;
    },
  };
}
