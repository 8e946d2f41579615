import { previewCatalogueGame } from '@slots/contracts/catalog/game-import';
import { gameToken } from '@slots/contracts/catalog/public-games';
import { type Route, route } from '@slots/http-kit/route';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { PublicGamesService } from '../games/public-games.service.ts';
import type { LauncherService } from './launcher.service.ts';

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

export function createLauncherRoutes({
  launcher,
  games,
  catalogue,
}: {
  launcher: LauncherService;
  games: PublicGamesService;
  catalogue: CatalogueService;
}): Route[] {
  return [
    route(gameToken, async ({ query, address, requestId, log }) => {
      const token = launcher.token();
      if (query.game === undefined) return { status: 200, headers: NEVER_CACHED, body: token };
      const game = await games.byId(query.game);
      await launcher.refuseRestricted(game, { address, requestId, log });
      const launcherUrl = launcher.addressOf(game._id);
      return { status: 200, headers: NEVER_CACHED, body: { ...token, launcherUrl } };
    }),

    route(previewCatalogueGame, async ({ params }) => {
      await catalogue.game(params.id);
      const headers = { ...NEVER_CACHED, Location: launcher.addressOf(params.id) };
      return { status: 302, headers };
    }),
  ];
}
