import {
  type GameCard,
  getPublicGame,
  listGamePages,
  listPublicGames,
} from '@slots/contracts/catalog/public-games';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { entityTag } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { toGame } from '../games/game.mapper.ts';
import { thumbAddress } from '../images/thumb-address.ts';
import type { GameCardRecord } from './public-games.repository.ts';
import type { PublicGamesService } from './public-games.service.ts';

/** Pages made of a stand-in end with it, and the index may be back by then. */
const STAND_IN_LIFE = 'max-age=2';

function toGameCard(record: GameCardRecord): GameCard {
  const { _id, name, slug, thumbHash, rtp, provider } = record;
  return { external_id: _id, name, slug, thumb: thumbAddress(thumbHash), rtp, provider };
}

export function createPublicGameRoutes({ service }: { service: PublicGamesService }): Route[] {
  return [
    route(listPublicGames, async ({ query }) => {
      const seconds = service.secondsUntilTurn();
      const { cards, isStandIn, ...page } = await service.list(query);
      return {
        status: 200,
        body: { data: cards.map(toGameCard), ...page },
        // For the gateway's cache. An old order is better than none while this service is away.
        headers: {
          'Surrogate-Control': isStandIn
            ? STAND_IN_LIFE
            : `max-age=${seconds}, stale-if-error=3600`,
          ...tagsHeader([
            query.similar === undefined ? changeTags.gameList : changeTags.gameOverview,
            ...cards.map(({ _id }) => changeTags.game(_id)),
          ]),
        },
      };
    }),

    route(getPublicGame, async ({ params }) => {
      const { game, moved, indexed } = await service.bySlug(params.slug);
      if (!moved) {
        // The rule of the site changes no game, and yet the answer.
        const headers = {
          ETag: entityTag(game.version, indexed ? 'visitor' : 'visitor-unlisted'),
          ...tagsHeader([changeTags.game(game._id)]),
        };
        return { status: 200, body: { ...toGame(game), indexed }, headers };
      }
      return { status: 301, headers: { Location: `/api/public/games/${game.slug}` } };
    }),

    okRoute(listGamePages, async ({ query }) => {
      const { pages, total } = await service.pages(query);
      const data = pages.map(({ slug, updatedAt }) => ({
        slug,
        updatedAt: updatedAt.toISOString(),
      }));
      return { data, total };
    }),
  ];
}
