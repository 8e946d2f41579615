import { previewCatalogueGame } from '@slots/contracts/catalog/catalogue-games';
import { previewGame } from '@slots/contracts/catalog/games';
import { gameToken } from '@slots/contracts/catalog/public-games';
import { conflict } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { LibraryService } from '../library/library.service.ts';
import type { PublicGamesService } from '../public-games/public-games.service.ts';
import type { LauncherService } from './launcher.service.ts';

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

export function createLauncherRoutes({
  launcher,
  publicGames,
  games,
  catalogue,
}: {
  launcher: LauncherService;
  publicGames: PublicGamesService;
  games: LibraryService;
  catalogue: CatalogueService;
}): Route[] {
  return [
    route(gameToken, async ({ query, address, log }) => {
      const { game: wanted, ageProof } = query;
      const game = wanted === undefined ? undefined : await publicGames.byId(wanted);
      await launcher.admit(game, { address, ageProof, log });
      const token = launcher.token();
      if (!game) return { status: 200, headers: NEVER_CACHED, body: token };
      const launcherUrl = launcher.addressOf(game._id);
      return { status: 200, headers: NEVER_CACHED, body: { ...token, launcherUrl } };
    }),

    route(previewGame, async ({ params }) => {
      const game = await games.launchable(params.id);
      return { status: 302, headers: { Location: launcher.addressOf(game._id) } };
    }),

    route(previewCatalogueGame, async ({ params }) => {
      const { withdrawn } = await catalogue.game(params.id);
      if (withdrawn) throw conflict(previewCatalogueGame.messages[409]);
      return { status: 302, headers: { Location: launcher.addressOf(params.id) } };
    }),
  ];
}
