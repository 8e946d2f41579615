import { listCatalogueGames } from '@slots/contracts/catalog/catalogue-games';
import { ask } from './ask.ts';
import type { Site } from './check.ts';

/** A game of the catalogue that is not imported yet. */
export async function unimportedGame(site: Pick<Site, 'url' | 'cookie'>) {
  const path = `${listCatalogueGames.path}?status=new&per_page=1`;
  const { body } = await ask(site, listCatalogueGames.method, path);
  const [game] = listCatalogueGames.responses[200].parse(body).data;
  if (!game) throw new Error('All games of the catalogue are imported.');
  return game;
}
