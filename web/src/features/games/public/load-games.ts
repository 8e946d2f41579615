import type { Loading } from '../../../routing/loading.ts';
import { type GamesFilter, gamesApi } from '../games.api.ts';

/** Loads the page that a page's main list begins with. */
export function loadGames(loading: Loading, filter: GamesFilter) {
  return loading.need(gamesApi.endpoints.publicGames, filter);
}
