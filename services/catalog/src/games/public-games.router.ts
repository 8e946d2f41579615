import {
  getPublicGame,
  listPublicGames,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import { type Route, route } from '@slots/http-kit/route';
import { toGame, toGameCard } from './game.mapper.ts';
import type { PublicGamesService } from './public-games.service.ts';
import type { PublicIndex } from './public-index.ts';

export function createPublicGameRoutes({
  service,
  index,
}: {
  service: PublicGamesService;
  index: PublicIndex;
}): Route[] {
  return [
    route(listPublicGames, async ({ query }) => {
      const { cards, ...page } = await service.list(query);
      return { status: 200, body: { data: cards.map(toGameCard), ...page } };
    }),

    route(getPublicGame, async ({ params }) => {
      const { game, moved } = await service.bySlug(params.slug);
      if (!moved) return { status: 200, body: toGame(game) };
      return { status: 301, headers: { Location: `/api/public/games/${game.slug}` } };
    }),

    route(listPublicGameTypes, async () => ({ status: 200, body: await index.types() })),

    route(listPublicGameThemes, async () => ({ status: 200, body: await index.themes() })),
  ];
}
