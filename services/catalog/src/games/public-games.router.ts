import { getPublicGame, listPublicGames } from '@slots/contracts/catalog/public-games';
import { entityTag } from '@slots/http-kit/entity-tag';
import { type Route, route } from '@slots/http-kit/route';
import { toGame, toGameCard } from './game.mapper.ts';
import type { PublicGamesService } from './public-games.service.ts';

export function createPublicGameRoutes({ service }: { service: PublicGamesService }): Route[] {
  return [
    route(listPublicGames, async ({ query }) => {
      const { cards, ...page } = await service.list(query);
      return { status: 200, body: { data: cards.map(toGameCard), ...page } };
    }),

    route(getPublicGame, async ({ params }) => {
      const { game, moved } = await service.bySlug(params.slug);
      if (!moved) {
        const headers = { ETag: entityTag(game.version, 'visitor') };
        return { status: 200, body: toGame(game), headers };
      }
      return { status: 301, headers: { Location: `/api/public/games/${game.slug}` } };
    }),
  ];
}
